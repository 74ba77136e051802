import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import { STOCK_ITEM, type Warehouse } from './warehouse.ts';

/** Base units. */
const LOW_STOCK_BELOW = 10;

export type StockInput = {
  isChecked: boolean;
  productId: number;
  detailType: number | null;
  skip: readonly number[];
  /** The sold-out flag of the search index, known before the warehouses are loaded. */
  soldOut: boolean;
  warehouses: readonly Warehouse[];
};

/** `quantity`: base units that one order line can have; null when unknown. */
export type Stock = { level: 'in' | 'low' | 'out'; quantity: Decimal | null };

type StockCheckInput = Pick<StockInput, 'isChecked' | 'productId' | 'detailType' | 'skip'>;

/** Stock is shown only for products whose stock is checked (rules: Stock). */
export const isStockChecked = ({ isChecked, productId, detailType, skip }: StockCheckInput): boolean =>
  isChecked && detailType === STOCK_ITEM && !skip.includes(productId);

/**
 * The stock to show; null when it is not checked or unknown. An order line is taken from one warehouse (rules: Stock), so
 * the warehouse with the most stock counts.
 */
export function getStock(input: StockInput): Stock | null {
  if (!isStockChecked(input)) return null;
  const { soldOut, warehouses } = input;
  const known = warehouses.flatMap(({ quantity }) => toDecimal(quantity) ?? []);
  if (known.length === 0) return soldOut ? { level: 'out', quantity: null } : null;
  const largest = known.reduce((one, other) => maxDecimal(one, other), ZERO);
  if (largest.lte(ZERO)) return { level: 'out', quantity: ZERO };
  return { level: largest.lt(LOW_STOCK_BELOW) ? 'low' : 'in', quantity: largest };
}
