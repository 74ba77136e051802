import { type ColumnKind, kindOfHead } from './columnHeads.ts';
import { readQuantity } from './readQuantity.ts';

/**
 * Where the columns are; -1 for one that isn't there. `quantities`: all that may be meant ("Qty store A", "Qty store B"). `heads`: the lines
 * up to and with the heads. `width`: the cells of the longest line.
 */
export type Columns = {
  code: number;
  quantity: number;
  quantities: readonly number[];
  unit: number;
  name: number;
  heads: number;
  width: number;
};

type Cells = readonly (readonly string[])[];

const HEAD_LINES = 15;
const SAMPLE_LINES = 200;
const MOST_QUANTITY = 100_000;

const columnOf = (cells: Cells, column: number): string[] =>
  cells.slice(0, SAMPLE_LINES).flatMap((row) => (row[column]?.trim() ? [row[column].trim()] : []));

const shareOf = (values: readonly string[], holds: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(holds).length / values.length;

const isQuantity = (value: string): boolean => {
  const read = readQuantity(value, { decimal: '.', group: ',' });
  return read !== null && Number(read.quantity) < MOST_QUANTITY;
};

const isCode = (value: string): boolean =>
  /\d/.test(value) && value.length >= 3 && value.length <= 40 && !/\s\S*\s\S*\s/.test(value);

/** How sure it is that a column holds codes: tokens with digits, each its own, rather long, and no amounts. */
const codeScore = (values: readonly string[]): number => {
  const distinct = values.length === 0 ? 0 : new Set(values).size / values.length;
  const isPlain = shareOf(values, (value) => /^\d{1,4}([.,]\d+)?$/.test(value));
  const isAmount = shareOf(values, (value) => /^[^\d]{0,3}\d+[.,]\d{2}[^\d]{0,3}$/.test(value));
  return shareOf(values, isCode) * (0.5 + distinct / 2) * (1 - isPlain * 0.7) * (1 - isAmount);
};

/** Whole numbers, above those with decimals, which are prices, and above 1, 2, 3, …, which count the lines. */
const quantityScore = (values: readonly string[]): number => {
  const isLineNumber = values.length > 2 && values.every((value, at) => value === String(at + 1));
  const decimals = shareOf(values, (value) => /[.,]\d{2}\b/.test(value));
  return shareOf(values, isQuantity) * (1 - decimals * 0.6) * (isLineNumber ? 0.6 : 1);
};

const best = (width: number, score: (column: number) => number): number => {
  const scores = Array.from({ length: width }, (_, column) => score(column));
  const most = Math.max(0, ...scores);
  return most >= 0.5 ? scores.indexOf(most) : -1;
};

/** Short numbers may be codes too: those that differ from one another, beside another column. */
const shortCodes = (body: Cells, width: number): number => {
  if (width < 2) return -1;
  const lengths = Array.from({ length: width }, (_, column) => {
    const values = columnOf(body, column);
    const isCodes = values.length > 0 && values.every((value) => /^\d{3,}$/.test(value));
    return isCodes && new Set(values).size === values.length ? (values[0]?.length ?? 0) : 0;
  });
  const longest = Math.max(...lengths);
  return longest > 0 ? lengths.indexOf(longest) : -1;
};

/** Of two columns that may be it as well as each other, and differ, neither is: the customer has to say. */
const quantityColumn = (body: Cells, width: number, isFree: (column: number) => boolean): number => {
  const score = (column: number) => (isFree(column) ? quantityScore(columnOf(body, column)) : 0);
  const found = best(width, score);
  const most = score(found);
  const textOf = (column: number) => columnOf(body, column).join('\t');
  const isTied = Array.from({ length: width }, (_, column) => column).some(
    (column) => score(column) === most && textOf(column) !== textOf(found),
  );
  return isTied ? -1 : found;
};

const byContent = (
  cells: Cells,
  heads: number,
  isFree: (column: number) => boolean = () => true,
): Columns => {
  const body = cells.slice(heads);
  const width = Math.max(0, ...body.slice(0, SAMPLE_LINES).map((row) => row.length));
  const surely = best(width, (column) => codeScore(columnOf(body, column)));
  const code = surely >= 0 ? surely : shortCodes(body, width);
  const quantity = quantityColumn(body, width, (column) => column !== code && isFree(column));
  const name = best(width, (column) =>
    column === code || column === quantity
      ? 0
      : shareOf(columnOf(body, column), (value) => /\p{L}{3}/u.test(value)),
  );
  return { code, quantity, quantities: [quantity], unit: -1, name, heads, width };
};

const headsIn = (row: readonly string[]): (ColumnKind | null)[] => row.map(kindOfHead);

const IN_EVERY_LIST: readonly ColumnKind[] = [
  'code',
  'sellerCode',
  'ownCode',
  'toOrder',
  'quantity',
  'count',
];

const isHeadLine = (row: readonly string[]): boolean => {
  const kinds = headsIn([...new Set(row)]).filter((kind) => kind !== null);
  return kinds.length >= 2 && kinds.some((kind) => IN_EVERY_LIST.includes(kind));
};

const firstOf = (kinds: readonly (ColumnKind | null)[], ...wanted: ColumnKind[]): number[] => {
  const kind = wanted.find((each) => kinds.includes(each));
  return kinds.flatMap((each, column) => (each !== null && each === kind ? [column] : []));
};

const byHeads = (cells: Cells, at: number): Columns => {
  const kinds = headsIn(cells[at] ?? []);
  const content = byContent(cells, at + 1, (column) => kinds[column] === null);
  const freeOrNone = (column: number) => (column >= 0 && kinds[column] === null ? column : -1);
  const [code = freeOrNone(content.code)] = firstOf(kinds, 'sellerCode', 'code', 'ownCode');
  const named = firstOf(kinds, 'toOrder', 'quantity', 'count');
  const [quantity = freeOrNone(content.quantity)] = named;
  const [unit = -1] = firstOf(kinds, 'unit', 'count').filter((column) => column !== quantity);
  const [name = -1] = firstOf(kinds, 'name');
  const quantities = named.length > 0 ? named : [quantity];
  return { ...content, code, quantity, quantities, unit, name };
};

/** The columns by their heads, where a line near the start has some, else by what they hold. */
export const findColumns = (cells: Cells): Columns => {
  const at = cells.slice(0, HEAD_LINES).findIndex(isHeadLine);
  if (at >= 0) return byHeads(cells, at);
  const isHead = cells[0]?.length === 1 && kindOfHead(cells[0][0] ?? '') === 'code';
  return byContent(cells, isHead ? 1 : 0);
};
