import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import { STOCK_ITEM, type Warehouse } from './warehouse.ts';

/** Below this many base units stock counts as low. */
const LOW = 10;

export type StockInput = {
  isChecked: boolean;
  productId: number;
  detailType: number | null;
  skip: readonly number[];
  /** The search's own mark: known before any warehouse has answered. */
  soldOut: boolean;
  warehouses: readonly Warehouse[];
};

/** `quantity`: the base units that one order can have, null when no warehouse has said. */
export type Stock = { level: 'in' | 'low' | 'out'; quantity: Decimal | null };

type Checked = Pick<StockInput, 'isChecked' | 'productId' | 'detailType' | 'skip'>;

/** Whether a customer is told of a product's stock at all: what isn't checked isn't told (rules: Stock). */
export const isStockTold = ({ isChecked, productId, detailType, skip }: Checked): boolean =>
  isChecked && detailType === STOCK_ITEM && !skip.includes(productId);

/**
 * What a customer is told of a product's stock; null when it isn't checked or nothing is known. An order line is taken from
 * one warehouse (rules: Stock), so what counts is the one that has most.
 */
export function stockOf(input: StockInput): Stock | null {
  if (!isStockTold(input)) return null;
  const { soldOut, warehouses } = input;
  const known = warehouses.flatMap(({ quantity }) => toDecimal(quantity) ?? []);
  if (known.length === 0) return soldOut ? { level: 'out', quantity: null } : null;
  const most = known.reduce((one, other) => maxDecimal(one, other), ZERO);
  if (most.lte(ZERO)) return { level: 'out', quantity: ZERO };
  return { level: most.lt(LOW) ? 'low' : 'in', quantity: most };
}
