import { withLines } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { knownPricing } from '../../domain/cart/currentLine.ts';
import { type AddedToLines, addToLines } from '../../domain/cart/mergeLines.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { chooseWarehouse } from '../../domain/inventory/warehouse.ts';
import { type Decimal, ZERO } from '../../domain/numbers/decimal.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { priceLine } from '../../domain/pricing/priceLine.ts';
import type { Size } from '../../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { Workspace } from '../workspace.ts';
import { noteStock } from './cartChecks.ts';
import { lineContextOf } from './changedLines.ts';

/** A requested quantity of a product in a unit, and the section of the portal. */
export type CartItemInput = {
  offer: Offer;
  quantity: string;
  unit: UnitOfMeasure | null;
  /** Null where the company uses no sizes. */
  size: Size | null;
  /** The wire's section_added. */
  section: string;
};

/**
 * Why a product was skipped. `name`: the title by the company's settings. `units`: the ordered base units, those in the
 * cart included.
 */
type Skipped = {
  name: string;
  reason: 'quantity_invalid' | 'price_unavailable' | 'no_inventory';
  units: Decimal | null;
};

export type AddResult =
  | { ok: true; skipped: Skipped[] }
  | { ok: false; reason: 'no_products' | 'login_required' };

const toLine = (workspace: Workspace, wish: CartItemInput): CartLine => {
  const { product, price, rules, units } = wish.offer;
  const { quantity, unit } = wish;
  const size = wish.size?.value ?? null;
  const priced = priceLine({
    quantity,
    unit,
    size,
    price,
    rules,
    defaultTax: product.defaultTax,
    ...workspace.pricing,
  });
  return {
    productId: product.id,
    code: product.code,
    name: product.name,
    remark: product.remark,
    imageUrl: product.image,
    detailType: null,
    productDetailType: product.detailType,
    defaultTax: product.defaultTax,
    line: product.line,
    subline: product.subline,
    brand: product.brand,
    quantity,
    units,
    unit,
    size,
    typedSize: wish.size?.text ?? '',
    price,
    rules,
    warehouseId: null,
    known: null,
    goneUnit: null,
    section: wish.section,
    note: '',
    unitPriceWhenAdded: priced.ok ? priced.originalNetPrice.toFixed() : null,
    addedAt: new Date(workspace.portal.clock.now()).toISOString(),
  };
};

/**
 * The lines with one item added, or the reason why not. Stock must cover the merged line (rules: Stock). A price that
 * changed since the line was added must still be accepted.
 */
const addOne = (
  workspace: Workspace,
  lines: readonly CartLine[],
  wish: CartItemInput,
): { ok: true; lines: CartLine[] } | { ok: false; skipped: Skipped } => {
  const { offer } = wish;
  const productId = offer.product.id;
  const { name } = productTitle(offer.product, workspace.portal.company.settings);
  const context = lineContextOf(workspace);
  const entry = toLine(workspace, wish);
  const added: AddedToLines = addToLines(lines, [entry]);
  const [unfit] = added.ok ? added.skipped : [];
  if (!added.ok || unfit)
    return { ok: false, skipped: { name, reason: unfit?.reason ?? 'quantity_invalid', units: null } };
  const at = added.lines.findIndex((line, index) => line !== lines[index]);
  const line = added.lines[at] ?? entry;
  const units = baseQuantity(line, workspace.pricing.settings.sizeInput) ?? ZERO;
  const { settings } = context;
  const warehouse = chooseWarehouse({
    isChecked: settings.inventoryCheck,
    productId,
    detailType: offer.product.detailType,
    skip: settings.inventoryCheckSkip,
    q: units,
    warehouses: offer.warehouses,
  });
  if (!warehouse.ok) return { ok: false, skipped: { name, reason: warehouse.reason, units } };
  const before = lines[at];
  const known = before ? knownPricing(line, before, context) : null;
  return { ok: true, lines: added.lines.with(at, { ...line, known, warehouseId: warehouse.warehouseId }) };
};

/** The base units that would exceed the stock, those in the cart included; null when there is enough (rules: Stock). */
export const stockShortfallOfItem = (workspace: Workspace, wish: CartItemInput): Decimal | null => {
  const entries = workspace.cart?.state.getState().entries ?? [];
  const added = addOne(
    workspace,
    entries.map(({ line }) => line),
    wish,
  );
  return !added.ok && added.skipped.reason === 'no_inventory' ? added.skipped.units : null;
};

/**
 * Adds items one by one; lines of the same product merge. Items that can't be added are skipped and named (specification
 * §5, Adding to cart; rules: Stock).
 */
export const addToCart = (workspace: Workspace, wishes: readonly CartItemInput[]): AddResult => {
  const { cart } = workspace;
  if (!cart) return { ok: false, reason: 'login_required' };
  if (wishes.length === 0) return { ok: false, reason: 'no_products' };
  const { entries } = cart.state.getState();
  const skipped: Skipped[] = [];
  let lines = entries.map(({ line }) => line);
  for (const wish of wishes) {
    const added = addOne(workspace, lines, wish);
    if (added.ok) lines = added.lines;
    else skipped.push(added.skipped);
  }
  noteStock(
    cart,
    wishes.map(({ offer }) => offer),
  );
  cart.setEntries(withLines(entries, lines));
  return { ok: true, skipped };
};
