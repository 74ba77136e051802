import { type CodeMatch, certainProduct } from '../quickOrder/codeMatch.ts';
import { isOthersCode } from './isOthersCode.ts';
import { foldNumber, type PartNumber } from './partNumbers.ts';

/** The first two filled cells of a line of a list. */
export type NumberLine = { line: number; cells: readonly [string, string] };

type RejectedNumber = {
  line: number;
  number: string;
  code: string;
  reason: 'incomplete' | 'unknown_code' | 'other_product' | 'product_code';
};

/** Of the lines of a list, in order: those that are own numbers, and the others with their reason. */
export type SettledNumbers = {
  taken: readonly (PartNumber & { line: number })[];
  rejected: readonly RejectedNumber[];
};

/** Cells are separated by tabs, in a line without them by what separates cells in other lists. */
const SEPARATORS = ['\t', ';', '|', ',', /\s+/];

export const numberLine = ({ line, text }: { line: number; text: string }): NumberLine => {
  const ways = SEPARATORS.map((separator) =>
    text
      .split(separator)
      .map((cell) => cell.trim())
      .filter(Boolean),
  );
  const [first = '', second = ''] = ways.find((cells) => cells.length > 1) ?? [text.trim()];
  return { line, cells: [first, second] };
};

const UNKNOWN: CodeMatch = { step: null, productIds: [] };

type Matches = ReadonlyMap<string, CodeMatch>;

const meaningOf = (matches: Matches, text: string): CodeMatch => matches.get(text) ?? UNKNOWN;

// An own number is no product's code.
const productOf = (matches: Matches, text: string): number | null => {
  const meaning = meaningOf(matches, text);
  return meaning.step === 'part_number' ? null : certainProduct(meaning);
};

/** The column whose codes are those of more products; the second where both have as many. */
const codeColumn = (lines: readonly NumberLine[], matches: Matches): 0 | 1 => {
  const known = (column: 0 | 1) =>
    lines.filter(({ cells }) => productOf(matches, cells[column]) !== null).length;
  return known(0) > known(1) ? 0 : 1;
};

/**
 * Own numbers from a list of two columns in either order. A number that stands twice is taken once, and rejected for another product; one
 * that is another product's code would order that product. `matches`: of the texts of both columns.
 */
export const settleNumbers = (lines: readonly NumberLine[], matches: Matches): SettledNumbers => {
  const column = codeColumn(lines, matches);
  const taken = new Map<string, PartNumber & { line: number }>();
  const again: (PartNumber & { line: number })[] = [];
  const rejected: RejectedNumber[] = [];
  for (const { line, cells } of lines) {
    const [number, code] = column === 1 ? cells : [cells[1], cells[0]];
    const productId = productOf(matches, code);
    const folded = foldNumber(number);
    const first = taken.get(folded);
    const reject = (reason: RejectedNumber['reason']) => rejected.push({ line, number, code, reason });
    if (folded === '' || code === '') reject('incomplete');
    else if (productId === null) reject('unknown_code');
    else if (isOthersCode(meaningOf(matches, number), productId)) reject('product_code');
    else if (!first) taken.set(folded, { line, number, productId });
    else if (first.productId === productId) again.push({ line, number, productId });
    else reject('other_product');
  }
  return { taken: [...taken.values(), ...again].toSorted((one, other) => one.line - other.line), rejected };
};
