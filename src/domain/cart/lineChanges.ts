import type { WarehouseStock } from '../catalogue/product.ts';
import { getStock } from '../inventory/stock.ts';
import { type Decimal, floorDivide, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { baseQuantity, baseUnitsPerQuantity } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import type { CartLine } from './cartLine.ts';
import type { LineContext } from './currentLine.ts';
import { unitPriceFor } from './unitPriceFor.ts';

export type ProductStock = { warehouses: readonly WarehouseStock[]; soldOut: boolean };

/**
 * A change of a line since it was added (rules: Price verification). Prices are net, per base unit, at the current
 * quantity. `available` and `ordered` count base units; `availableQuantity` is text in the line's unit.
 */
export type LineChange =
  | { readonly kind: 'price_up' | 'price_down'; readonly before: Decimal; readonly after: Decimal }
  | {
      readonly kind: 'stock_short';
      readonly available: Decimal;
      readonly ordered: Decimal;
      readonly availableQuantity: string;
    }
  | { readonly kind: 'unit_gone'; readonly unit: UnitOfMeasure };

export type ChangedLine = {
  readonly key: string;
  readonly line: CartLine;
  readonly changes: readonly LineChange[];
};

export const needsAcceptance = ({ kind }: LineChange): boolean => kind !== 'price_down';

function priceChange(line: CartLine, context: LineContext): LineChange | null {
  if (!line.known || context.hidden) return null;
  const before = unitPriceFor(line.known, line, context);
  const after = unitPriceFor(line, line, context);
  if (!before || !after || after.eq(before)) return null;
  return { kind: after.gt(before) ? 'price_up' : 'price_down', before, after };
}

function stockChange(
  line: CartLine,
  stock: ProductStock | null,
  { pricing, settings }: LineContext,
): LineChange | null {
  if (!stock || line.price === null) return null;
  const productStock = getStock({
    isChecked: settings.inventoryCheck,
    productId: line.productId,
    detailType: line.productDetailType,
    skip: settings.inventoryCheckSkip,
    ...stock,
  });
  const ordered = productStock && baseQuantity(line, pricing.settings.sizeInput);
  if (!ordered) return null;
  const available = productStock.quantity ?? ZERO;
  if (ordered.lte(available)) return null;
  const availableInUnit = floorDivide(available, baseUnitsPerQuantity(line, pricing.settings.sizeInput));
  return { kind: 'stock_short', available, ordered, availableQuantity: formatForWire(availableInUnit) };
}

/**
 * The changes that the back office made. Price differences from another quantity are not changes, nor are rules that
 * don't affect the price at this quantity. Unknown stock is no change.
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
