import { type Money, money, sumMoney } from '../numbers/money.ts';
import type { EvaluatedRow } from './evaluateRow.ts';

/**
 * `ready`: rows that can be ordered; `toFix`: the keys of those with a problem; `looking`: rows that wait for an answer. `amount`: of those ready,
 * before tax.
 */
export type RowsSummary = { ready: number; toFix: readonly string[]; looking: number; amount: Money };

/** How many rows of a quick order can be ordered, and what these cost. */
export const sumRows = (rows: readonly EvaluatedRow[]): RowsSummary => {
  const count = (...kinds: EvaluatedRow['state']['kind'][]) =>
    rows.filter(({ state }) => kinds.includes(state.kind)).length;
  const amounts = rows.flatMap(({ state, price }) =>
    state.kind === 'ready' && price?.ok ? [money(price.gross.minus(price.discount))] : [],
  );
  return {
    ready: count('ready'),
    toFix: rows.flatMap(({ state, row }) => (state.kind === 'problem' ? [row.key] : [])),
    looking: count('looking', 'failed'),
    amount: sumMoney(amounts),
  };
};
