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
import { storeStock } from './cartChecks.ts';
import type { CartDependencies } from './cartDependencies.ts';

export type CartItemInput = {
  offer: Offer;
  quantity: string;
  unit: UnitOfMeasure | null;
  size: Size | null;
  /** The wire's section_added. */
  section: string;
};

/**
 * Why a product was skipped. `name`: the title by the company's settings. `units`: the ordered base units, those in the
 * cart included. `at`: its place among the items.
 */
type SkippedItem = {
  at: number;
  productId: number;
  name: string;
  reason: 'quantity_invalid' | 'quantity_not_whole' | 'price_unavailable' | 'no_inventory';
  units: Decimal | null;
};

export type AddResult =
  | { ok: true; skipped: SkippedItem[] }
  | { ok: false; reason: 'no_products' | 'login_required' };

type Dependencies = Pick<CartDependencies, 'cart' | 'company' | 'clock' | 'context'>;

const toLine = ({ context, clock }: Dependencies, item: CartItemInput): CartLine => {
  const { product, price, rules, units } = item.offer;
  const { quantity, unit } = item;
  const size = item.size?.value ?? null;
  const priced = priceLine({
    quantity,
    unit,
    size,
    price,
    rules,
    defaultTax: product.defaultTax,
    ...context.pricing,
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
    weight: product.weight,
    line: product.line,
    subline: product.subline,
    brand: product.brand,
    quantity,
    units,
    unit,
    size,
    typedSize: item.size?.text ?? '',
    price,
    rules,
    warehouseId: null,
    known: null,
    goneUnit: null,
    section: item.section,
    note: '',
    unitPriceWhenAdded: priced.ok ? priced.originalNetPrice.toFixed() : null,
    addedAt: new Date(clock.now()).toISOString(),
  };
};

/**
 * The lines with one item added, or the reason why not. Stock must cover the merged line (rules: Stock). A price that
 * changed since the line was added must still be accepted.
 */
const addOne = (
  dependencies: Dependencies,
  lines: readonly CartLine[],
  item: CartItemInput,
): { ok: true; lines: CartLine[] } | { ok: false; skipped: Omit<SkippedItem, 'at'> } => {
  const { offer } = item;
  const { company, context } = dependencies;
  const productId = offer.product.id;
  const { name } = productTitle(offer.product, company.settings);
  const entry = toLine(dependencies, item);
  const added: AddedToLines = addToLines(lines, [entry]);
  const [unfit] = added.ok ? added.skipped : [];
  if (!added.ok || unfit)
    return {
      ok: false,
      skipped: { productId, name, reason: unfit?.reason ?? 'quantity_invalid', units: null },
    };
  const at = added.lines.findIndex((line, index) => line !== lines[index]);
  const line = added.lines[at] ?? entry;
  const units = baseQuantity(line, context.pricing.settings.sizeInput) ?? ZERO;
  const { settings } = context;
  const warehouse = chooseWarehouse({
    isChecked: settings.inventoryCheck,
    productId,
    detailType: offer.product.detailType,
    skip: settings.inventoryCheckSkip,
    q: units,
    warehouses: offer.warehouses,
  });
  if (!warehouse.ok) return { ok: false, skipped: { productId, name, reason: warehouse.reason, units } };
  const before = lines[at];
  const known = before ? knownPricing(line, before, context) : null;
  return { ok: true, lines: added.lines.with(at, { ...line, known, warehouseId: warehouse.warehouseId }) };
};

/** The base units that would exceed the stock, those in the cart included; null when there is enough (rules: Stock). */
export const stockShortfallOfItem = (dependencies: Dependencies, item: CartItemInput): Decimal | null => {
  const { entries } = dependencies.cart.state.getState();
  const added = addOne(
    dependencies,
    entries.map(({ line }) => line),
    item,
  );
  return !added.ok && added.skipped.reason === 'no_inventory' ? added.skipped.units : null;
};

/**
 * Adds items one by one; lines of the same product merge. Items that can't be added are skipped and named (rules: Adding
 * to the cart, Stock).
 */
export const addToCart = (dependencies: Dependencies, items: readonly CartItemInput[]): AddResult => {
  const { cart } = dependencies;
  if (items.length === 0) return { ok: false, reason: 'no_products' };
  const { entries } = cart.state.getState();
  const skipped: SkippedItem[] = [];
  let lines = entries.map(({ line }) => line);
  for (const [at, item] of items.entries()) {
    const added = addOne(dependencies, lines, item);
    if (added.ok) lines = added.lines;
    else skipped.push({ ...added.skipped, at });
  }
  storeStock(
    cart,
    items.map(({ offer }) => offer),
  );
  cart.setEntries(withLines(entries, lines));
  return { ok: true, skipped };
};
