import { withLines } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { type AddedToLines, addToLines } from '../../domain/cart/mergeLines.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { chooseWarehouse } from '../../domain/inventory/warehouse.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { priceLine } from '../../domain/pricing/priceLine.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { Workspace } from '../workspace.ts';

/** What a customer asks for: so many of a product, in a unit, and where in the portal it was. */
export type Wish = {
  offer: Offer;
  quantity: string;
  unit: UnitOfMeasure | null;
  size: string | null;
  /** The wire's section_added. */
  section: string;
};

export type AddResult =
  | {
      ok: true;
      skipped: { name: string; reason: 'quantity_invalid' | 'price_unavailable' | 'no_inventory' }[];
    }
  | { ok: false; reason: 'no_products' | 'login_required' };

/** The warehouse the line is taken from; null reason when stock allows it (rules: Stock). */
const warehouseFor = ({ portal }: Workspace, { offer, quantity, unit, size }: Wish) => {
  const { settings } = portal.company;
  const q = baseQuantity({ quantity, unit, size }, settings.sizeInput);
  if (!q) return { ok: true, warehouseId: null } as const;
  return chooseWarehouse({
    isChecked: settings.inventoryCheck,
    productId: offer.product.id,
    detailType: offer.product.detailType,
    skip: settings.inventoryCheckSkip,
    q,
    warehouses: offer.warehouses,
  });
};

const toLine = (workspace: Workspace, wish: Wish, warehouseId: number | null): CartLine => {
  const { product, price, rules, units } = wish.offer;
  const { quantity, unit, size } = wish;
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
    price,
    rules,
    warehouseId,
    section: wish.section,
    note: '',
    unitPriceWhenAdded: priced.ok ? priced.originalNetPrice.toFixed() : null,
    addedAt: new Date(workspace.portal.clock.now()).toISOString(),
  };
};

/**
 * Adds what the customer asked for; lines of the same product merge. What can't be added is skipped and named
 * (specification §5, Adding to cart; rules: Stock).
 */
export const addToCart = (workspace: Workspace, wishes: readonly Wish[]): AddResult => {
  const { cart } = workspace;
  if (!cart) return { ok: false, reason: 'login_required' };
  const inStock = wishes.map((wish) => ({ wish, warehouse: warehouseFor(workspace, wish) }));
  const soldOut = inStock.flatMap(({ wish, warehouse }) =>
    warehouse.ok ? [] : [{ name: wish.offer.product.name, reason: warehouse.reason }],
  );
  const lines = inStock.flatMap(({ wish, warehouse }) =>
    warehouse.ok ? [toLine(workspace, wish, warehouse.warehouseId)] : [],
  );
  if (lines.length === 0 && soldOut.length > 0) return { ok: true, skipped: soldOut };
  const { entries } = cart.state.getState();
  const added: AddedToLines = addToLines(
    entries.map(({ line }) => line),
    lines,
  );
  if (!added.ok) return added;
  cart.setEntries(withLines(entries, added.lines));
  const skipped = added.skipped.map(({ entry, reason }) => ({ name: entry.name, reason }));
  return { ok: true, skipped: [...soldOut, ...skipped] };
};
