import { type Money, money, sumMoney } from '../numbers/money.ts';
import type { EvaluatedRow } from './evaluateRow.ts';

/**
 * `ready`: products that can be ordered; `toFix`: the keys of rows with a problem; `looking`: rows that wait for an answer. `amount`: of what
 * is ready, before tax.
 */
export type RowsSummary = { ready: number; toFix: readonly string[]; looking: number; amount: Money };

/** How many products of a quick order can be ordered, and what these cost. */
export const sumRows = (rows: readonly EvaluatedRow[]): RowsSummary => {
  const count = (...kinds: EvaluatedRow['state']['kind'][]) =>
    rows.filter(({ state }) => kinds.includes(state.kind)).length;
  const ready = rows.filter(({ state }) => state.kind === 'ready');
  const amounts = ready.flatMap(({ price }) => (price?.ok ? [money(price.gross.minus(price.discount))] : []));
  return {
    ready: new Set(ready.map(({ row }) => row.productId)).size,
    toFix: rows.flatMap(({ state, row }) => (state.kind === 'problem' ? [row.key] : [])),
    looking: count('looking', 'failed'),
    amount: sumMoney(amounts),
  };
};
