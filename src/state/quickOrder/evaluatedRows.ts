import type { LineContext } from '../../domain/cart/currentLine.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { type EvaluatedRow, evaluateRow, type RowKnowledge } from '../../domain/quickOrder/evaluateRow.ts';
import type { QuickOrderState } from './quickOrderService.ts';

type Knowledge = Pick<QuickOrderState, 'matches' | 'offers' | 'gone' | 'hasFailed'>;

const knowledgeOf = ({ matches, offers, gone, hasFailed }: Knowledge, row: DraftRow): RowKnowledge => ({
  match: matches.get(row.code) ?? null,
  offer: row.productId === null ? null : (offers.get(row.productId) ?? null),
  isGone: row.productId !== null && gone.has(row.productId),
  hasFailed,
});

/** Evaluates rows, and each again only when it or what is known of it has changed. */
export const createRowEvaluation = (context: LineContext) => {
  const evaluated = new WeakMap<DraftRow, EvaluatedRow>();
  return (row: DraftRow, knowledge: Knowledge): EvaluatedRow => {
    const known = knowledgeOf(knowledge, row);
    const before = evaluated.get(row);
    const isSame =
      before?.match === known.match &&
      before.offer === known.offer &&
      before.isGone === known.isGone &&
      before.hasFailed === known.hasFailed;
    if (before && isSame) return before;
    const now = evaluateRow(row, known, context);
    evaluated.set(row, now);
    return now;
  };
};

export type EvaluateRow = ReturnType<typeof createRowEvaluation>;
