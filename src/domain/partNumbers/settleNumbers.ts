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

/** The column whose codes are those of more products; the second where both have as many. */
const codeColumn = (lines: readonly NumberLine[], products: ReadonlyMap<string, number>): 0 | 1 => {
  const known = (column: 0 | 1) => lines.filter(({ cells }) => products.has(cells[column])).length;
  return known(0) > known(1) ? 0 : 1;
};

/** `products`: by the texts that mean one for sure. `codes`: the texts that are codes of products. */
export type KnownCodes = { products: ReadonlyMap<string, number>; codes: ReadonlySet<string> };

const isCodeOfOther = ({ products, codes }: KnownCodes, number: string, productId: number): boolean =>
  codes.has(number) && products.get(number) !== productId;

/**
 * Own numbers from a list of two columns in either order. A number that stands twice is taken once, and rejected for another product; one
 * that is another product's code would order that product.
 */
export const settleNumbers = (lines: readonly NumberLine[], known: KnownCodes): SettledNumbers => {
  const { products } = known;
  const column = codeColumn(lines, products);
  const taken = new Map<string, PartNumber & { line: number }>();
  const again: (PartNumber & { line: number })[] = [];
  const rejected: RejectedNumber[] = [];
  for (const { line, cells } of lines) {
    const [number, code] = column === 1 ? cells : [cells[1], cells[0]];
    const productId = products.get(code);
    const folded = foldNumber(number);
    const first = taken.get(folded);
    const reject = (reason: RejectedNumber['reason']) => rejected.push({ line, number, code, reason });
    if (folded === '' || code === '') reject('incomplete');
    else if (productId === undefined) reject('unknown_code');
    else if (isCodeOfOther(known, number, productId)) reject('product_code');
    else if (!first) taken.set(folded, { line, number, productId });
    else if (first.productId === productId) again.push({ line, number, productId });
    else reject('other_product');
  }
  return { taken: [...taken.values(), ...again].toSorted((one, other) => one.line - other.line), rejected };
};
