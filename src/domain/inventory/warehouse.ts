import { type Decimal, type NumericInput, toDecimal } from '../numbers/decimal.ts';

/** `quantity` counts base units. */
export type Warehouse = { id: number; name: string; quantity: NumericInput };

/** `detailType` is the product's; `q` counts base units; `skip` are products whose stock is never checked. */
export type WarehouseInput = {
  isChecked: boolean;
  productId: number;
  detailType: number | null;
  skip: readonly number[];
  q: Decimal;
  warehouses: readonly Warehouse[];
};

export type ChosenWarehouse =
  | { ok: true; warehouseId: number | null }
  | { ok: false; reason: 'no_inventory'; quantity: Decimal };

export const STOCK_ITEM = 0;

function preferDefault(warehouses: readonly Warehouse[]): Warehouse | undefined {
  return warehouses.find(({ name }) => /default/i.test(name)) ?? warehouses[0];
}

/** The one named "default", else the first; where stock is checked, only those with enough (rules: Stock). */
export function chooseWarehouse(input: WarehouseInput): ChosenWarehouse {
  const { isChecked, productId, detailType, skip, q, warehouses } = input;
  const needsStock = isChecked && detailType === STOCK_ITEM && !skip.includes(productId);
  if (!needsStock) return { ok: true, warehouseId: preferDefault(warehouses)?.id ?? null };
  const chosen = preferDefault(warehouses.filter(({ quantity }) => toDecimal(quantity)?.gte(q)));
  return chosen ? { ok: true, warehouseId: chosen.id } : { ok: false, reason: 'no_inventory', quantity: q };
}
