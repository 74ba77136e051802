import type { Http } from '../../api/calls.ts';
import { savePartNumbers } from '../../api/partNumbers/savePartNumbers.ts';
import { NUMBERS_PER_CALL } from '../../api/partNumbers/schema.ts';
import { loadCodeMatches } from '../../api/quickOrder/loadCodeMatches.ts';
import { CODES_PER_CALL } from '../../api/quickOrder/schema.ts';
import {
  type KnownCodes,
  type NumberLine,
  numberLine,
  type SettledNumbers,
  settleNumbers,
} from '../../domain/partNumbers/settleNumbers.ts';
import { certainProduct } from '../../domain/quickOrder/codeMatch.ts';
import type { List } from '../../domain/quickOrder/listRow.ts';
import { inBatches } from '../inBatches.ts';

/** The products of both columns' codes. An own number is no product's code. */
const knownCodes = async (http: Http, lines: readonly NumberLine[]): Promise<KnownCodes> => {
  const products = new Map<string, number>();
  const codes = new Set<string>();
  const texts = [...new Set(lines.flatMap(({ cells }) => cells))].filter(Boolean);
  for (const batch of inBatches(texts, CODES_PER_CALL)) {
    const { byCode } = await loadCodeMatches(http, batch);
    for (const [code, match] of byCode) {
      const productId = match.step === 'part_number' ? null : certainProduct(match);
      if (productId !== null) products.set(code, productId);
      if (match.step === 'code' || match.step === 'folded') codes.add(code);
    }
  }
  return { products, codes };
};

/** Saves the own numbers of a list: two columns, the own number and a code of the product, in either order. Throws {@link CallError}. */
export const importPartNumbers = async (http: Http, { rows, proseLines }: List): Promise<SettledNumbers> => {
  const lines = [...rows, ...proseLines].map(numberLine).toSorted((one, other) => one.line - other.line);
  const settled = settleNumbers(lines, await knownCodes(http, lines));
  for (const batch of inBatches(settled.taken, NUMBERS_PER_CALL)) await savePartNumbers(http, batch);
  return settled;
};
