import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import { STOCK_ITEM, type Warehouse } from './warehouse.ts';

/** In base units. */
const LOW_STOCK_BELOW = 10;

export type StockInput = {
  isChecked: boolean;
  productId: number;
  detailType: number | null;
  skip: readonly number[];
  /** The flag of the search index, known before the warehouses are loaded. */
  soldOut: boolean;
  warehouses: readonly Warehouse[];
};

export type Stock = { level: 'in' | 'low' | 'out'; quantity: Decimal | null };

type StockCheckInput = Pick<StockInput, 'isChecked' | 'productId' | 'detailType' | 'skip'>;

/** (rules: Stock) */
export const isStockChecked = ({ isChecked, productId, detailType, skip }: StockCheckInput): boolean =>
  isChecked && detailType === STOCK_ITEM && !skip.includes(productId);

/** Null when not checked or unknown. A line is taken from one warehouse, so the largest counts (rules: Stock). */
export function getStock(input: StockInput): Stock | null {
  if (!isStockChecked(input)) return null;
  const { soldOut, warehouses } = input;
  const quantities = warehouses.flatMap(({ quantity }) => toDecimal(quantity) ?? []);
  if (quantities.length === 0) return soldOut ? { level: 'out', quantity: null } : null;
  const largest = quantities.reduce((a, b) => maxDecimal(a, b), ZERO);
  if (largest.lte(ZERO)) return { level: 'out', quantity: ZERO };
  return { level: largest.lt(LOW_STOCK_BELOW) ? 'low' : 'in', quantity: largest };
}
