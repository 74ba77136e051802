import type { Http } from '../../api/calls.ts';
import { savePartNumbers } from '../../api/partNumbers/savePartNumbers.ts';
import { NUMBERS_PER_CALL } from '../../api/partNumbers/schema.ts';
import { loadCodeMatches } from '../../api/quickOrder/loadCodeMatches.ts';
import { CODES_PER_CALL } from '../../api/quickOrder/schema.ts';
import {
  type NumberLine,
  numberLine,
  type SettledNumbers,
  settleNumbers,
} from '../../domain/partNumbers/settleNumbers.ts';
import type { CodeMatch } from '../../domain/quickOrder/codeMatch.ts';
import type { List } from '../../domain/quickOrder/listRow.ts';
import { inBatches } from '../inBatches.ts';

const matchesOf = async (http: Http, lines: readonly NumberLine[]): Promise<Map<string, CodeMatch>> => {
  const matches = new Map<string, CodeMatch>();
  const texts = [...new Set(lines.flatMap(({ cells }) => cells))].filter(Boolean);
  for (const batch of inBatches(texts, CODES_PER_CALL)) {
    const { byCode } = await loadCodeMatches(http, batch);
    for (const [text, match] of byCode) matches.set(text, match);
  }
  return matches;
};

/** Saves the own numbers of a list: two columns, the own number and a code of the product, in either order. Throws {@link CallError}. */
export const importPartNumbers = async (http: Http, { rows, proseLines }: List): Promise<SettledNumbers> => {
  const lines = [...rows, ...proseLines].map(numberLine).toSorted((one, other) => one.line - other.line);
  const settled = settleNumbers(lines, await matchesOf(http, lines));
  for (const batch of inBatches(settled.taken, NUMBERS_PER_CALL)) await savePartNumbers(http, batch);
  return settled;
};
