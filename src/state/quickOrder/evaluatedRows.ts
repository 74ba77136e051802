import type { LineContext } from '../../domain/cart/currentLine.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { CodeMatch } from '../../domain/quickOrder/codeMatch.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { type EvaluatedRow, evaluateRow, type RowKnowledge } from '../../domain/quickOrder/evaluateRow.ts';

/** What is known of codes and products, by code and by id. */
export type Knowledge = {
  matches: ReadonlyMap<string, CodeMatch>;
  offers: ReadonlyMap<number, Offer>;
  gone: ReadonlySet<number>;
  hasFailed: boolean;
};

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
