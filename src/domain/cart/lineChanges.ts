import type { WarehouseStock } from '../catalogue/product.ts';
import { getStock } from '../inventory/stock.ts';
import { type Decimal, floorDivide, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { baseQuantity, baseUnitsPerQuantity } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import type { CartLine } from './cartLine.ts';
import { type LineContext, unitPriceOn } from './lineTerms.ts';

/** What the warehouses hold of a product, as they last said; `soldOut` is the product's own mark. */
export type ProductStock = { warehouses: readonly WarehouseStock[]; soldOut: boolean };

/**
 * What is different about a line since the customer added it (experience: Cart). Prices are net, per base unit, both at
 * today's quantity; `available` and `ordered` count base units, `left` is what can still be had, in the line's unit, as text.
 */
export type LineChange =
  | { readonly kind: 'price_up' | 'price_down'; readonly before: Decimal; readonly after: Decimal }
  | {
      readonly kind: 'stock_short';
      readonly available: Decimal;
      readonly ordered: Decimal;
      readonly left: string;
    }
  | { readonly kind: 'unit_gone'; readonly unit: UnitOfMeasure };

/** A line of the cart, by its key, about which something changed since it was added. */
export type ChangedLine = {
  readonly key: string;
  readonly line: CartLine;
  readonly changes: readonly LineChange[];
};

/** Whether the customer must have seen it before the order is sent: a lower price goes through. */
export const isToAccept = ({ kind }: LineChange): boolean => kind !== 'price_down';

function priceChange(line: CartLine, context: LineContext): LineChange | null {
  if (!line.known || context.hidden) return null;
  const before = unitPriceOn(line.known, line, context);
  const after = unitPriceOn(line, line, context);
  if (!before || !after || after.eq(before)) return null;
  return { kind: after.gt(before) ? 'price_up' : 'price_down', before, after };
}

function stockChange(
  line: CartLine,
  stock: ProductStock | null,
  { pricing, settings }: LineContext,
): LineChange | null {
  if (!stock || line.price === null) return null;
  const held = getStock({
    isChecked: settings.inventoryCheck,
    productId: line.productId,
    detailType: line.productDetailType,
    skip: settings.inventoryCheckSkip,
    ...stock,
  });
  const ordered = held && baseQuantity(line, pricing.settings.sizeInput);
  if (!ordered) return null;
  const available = held.quantity ?? ZERO;
  if (ordered.lte(available)) return null;
  const whole = floorDivide(available, baseUnitsPerQuantity(line, pricing.settings.sizeInput));
  return { kind: 'stock_short', available, ordered, left: formatForWire(whole) };
}

/**
 * What changed about a line: the back office's doing alone. A price that is another because the customer chose another
 * quantity is none, and neither is a rule that doesn't touch the price at this quantity. Stock that nobody has told is none,
 * and a line without a price, which isn't ordered, is short of nothing.
 */
export function lineChanges(
  line: CartLine,
  stock: ProductStock | null,
  context: LineContext,
): readonly LineChange[] {
  const unit = line.goneUnit ? ({ kind: 'unit_gone', unit: line.goneUnit } as const) : null;
  return [unit, priceChange(line, context), stockChange(line, stock, context)].filter(
    (change) => change !== null,
  );
}
