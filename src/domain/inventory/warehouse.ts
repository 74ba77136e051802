import { type Decimal, type NumericInput, toDecimal } from '../numbers/decimal.ts';

/** A warehouse and how many base units of the product it has. */
export type Warehouse = { id: number; name: string; quantity: NumericInput };

/** `detailType` is the product's own, `q` counts base units, `skip` names the products that are never checked. */
export type WarehouseInput = {
  isChecked: boolean;
  productId: number;
  detailType: number | null;
  skip: readonly number[];
  q: Decimal;
  warehouses: readonly Warehouse[];
};

/** `quantity`: the base units asked for, for "No inventory {n} units". */
export type ChosenWarehouse =
  | { ok: true; warehouseId: number | null }
  | { ok: false; reason: 'no_inventory'; quantity: Decimal };

/** The detail type of a product whose stock counts (specification §3, Product). */
export const STOCK_ITEM = 0;

function preferDefault(warehouses: readonly Warehouse[]): Warehouse | undefined {
  return warehouses.find(({ name }) => /default/i.test(name)) ?? warehouses[0];
}

/**
 * The warehouse a line is taken from: the first "default" one, else the first, among those with enough stock where stock
 * is checked; none needed there is one for products that are not checked (rules: Stock).
 */
export function chooseWarehouse(input: WarehouseInput): ChosenWarehouse {
  const { isChecked, productId, detailType, skip, q, warehouses } = input;
  const mustHave = isChecked && detailType === STOCK_ITEM && !skip.includes(productId);
  if (!mustHave) return { ok: true, warehouseId: preferDefault(warehouses)?.id ?? null };
  const chosen = preferDefault(warehouses.filter(({ quantity }) => toDecimal(quantity)?.gte(q)));
  return chosen ? { ok: true, warehouseId: chosen.id } : { ok: false, reason: 'no_inventory', quantity: q };
}
