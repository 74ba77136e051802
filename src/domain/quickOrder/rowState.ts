import type { Offer } from '../catalogue/product.ts';
import { type Decimal, toPositive, ZERO } from '../numbers/decimal.ts';
import type { LinePrice, UnitOfMeasure } from '../pricing/types.ts';
import { fitsUnit } from '../pricing/wholeQuantity.ts';
import type { DraftRow } from './draftRow.ts';

/** Why a row isn't ordered yet. */
type RowProblem =
  | 'unknown_code'
  | 'choose_product'
  | 'gone'
  | 'unit_unknown'
  | 'quantity_missing'
  | 'quantity_unreadable'
  | 'quantity_not_whole'
  | 'price_unavailable'
  | 'no_inventory';

/** `looking`: its product or price is being asked for. `failed`: it couldn't be asked. */
export type RowState =
  | { kind: 'empty' | 'looking' | 'failed' | 'ready' }
  | { kind: 'problem'; reason: RowProblem; available: Decimal | null };

/**
 * `match`: how many products the row's code may mean; null while that isn't known. `available`: base units in stock, null where stock
 * isn't checked. `isGone`: the product is no longer sold.
 */
export type RowFacts = {
  row: DraftRow;
  candidates: number | null;
  hasFailed: boolean;
  isGone: boolean;
  offer: Offer | null;
  unit: UnitOfMeasure | null;
  price: LinePrice | null;
  available: Decimal | null;
};

const problem = (reason: RowProblem, available: Decimal | null = null): RowState => ({
  kind: 'problem',
  reason,
  available,
});

const withoutProduct = ({ row, candidates, hasFailed }: RowFacts): RowState => {
  const isQuantityEmpty = row.quantity === '' && row.unreadable === '';
  if (row.code.trim() === '') return isQuantityEmpty ? { kind: 'empty' } : problem('unknown_code');
  if (candidates === null) return { kind: hasFailed ? 'failed' : 'looking' };
  return problem(candidates > 1 ? 'choose_product' : 'unknown_code');
};

const quantityProblem = ({ row, unit }: RowFacts): RowProblem | null => {
  if (row.unreadable !== '') return 'quantity_unreadable';
  if (row.listUnit !== '' || row.packSize !== '') return 'unit_unknown';
  if (!toPositive(row.quantity)) return 'quantity_missing';
  return fitsUnit(row.quantity, unit) ? null : 'quantity_not_whole';
};

/** What is to be done with a row before it can be ordered: the first reason that holds. */
export const rowState = (facts: RowFacts): RowState => {
  const { row, hasFailed, isGone, offer, price, available } = facts;
  if (row.productId === null) return withoutProduct(facts);
  if (isGone) return problem('gone');
  if (!offer) return { kind: hasFailed ? 'failed' : 'looking' };
  const reason = quantityProblem(facts);
  if (reason) return problem(reason);
  if (!price?.ok) return problem('price_unavailable');
  return available?.lt(price.baseQuantity) && available.gte(ZERO)
    ? problem('no_inventory', available)
    : { kind: 'ready' };
};
