import type { NumberSeparators } from '../numbers/localNumber.ts';
import { type Columns, findColumns } from './findColumns.ts';
import type { List, ListRow } from './listRow.ts';
import { readFreeLine } from './readFreeLine.ts';
import { type NumberStyle, numberStyle, readQuantity } from './readQuantity.ts';

/** A line of a list; a text without columns has one cell. */
export type ListLine = { line: number; cells: readonly string[] };

/** `style`: how the source writes numbers where that is known, as in a spreadsheet's file. */
export type ReadOptions = { style?: NumberSeparators };

const isEmpty = ({ cells }: ListLine): boolean => cells.every((cell) => cell.trim() === '');
const textOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .join('\t')
    .trim();

const rowOf = ({ line, cells }: ListLine, columns: Columns, style: NumberStyle): ListRow => {
  const cell = (column: number) => (column < 0 ? '' : (cells[column]?.trim() ?? ''));
  const typed = cell(columns.quantity);
  const read = readQuantity(typed, style);
  const code = cell(columns.code);
  return {
    line,
    code,
    name: cell(columns.name),
    quantity: read?.quantity ?? null,
    quantityText: typed,
    unit: cell(columns.unit) || (read?.unit ?? ''),
    packSize: read?.packSize ?? null,
    text: textOf(cells),
    problem: typed !== '' && !read ? 'quantity_unreadable' : null,
  };
};

const fromColumns = (lines: readonly ListLine[], { style }: ReadOptions): List => {
  const columns = findColumns(lines.map(({ cells }) => cells));
  const body = lines.slice(columns.heads).filter((line) => !isEmpty(line));
  const quantities = body.map(({ cells }) => cells[columns.quantity] ?? '');
  const columnStyle = style ?? numberStyle(quantities);
  return {
    rows: body.map((line) => rowOf(line, columns, columnStyle)),
    headerLines: lines.slice(0, columns.heads).filter((line) => !isEmpty(line)).length,
    emptyLines: lines.filter(isEmpty).length,
    proseLines: [],
  };
};

const fromText = (lines: readonly ListLine[], { style }: ReadOptions): List => {
  const filled = lines.filter((line) => !isEmpty(line));
  const read = filled.map(({ line, cells }) => ({
    line,
    text: cells.join(' ').trim(),
    row: readFreeLine(cells.join(' '), style ?? null),
  }));
  return {
    rows: read.flatMap(({ line, row }) => (row ? [{ line, ...row }] : [])),
    headerLines: 0,
    emptyLines: lines.length - filled.length,
    proseLines: read.flatMap(({ line, text, row }) => (row ? [] : [{ line, text }])),
  };
};

/** The rows of a list. Every line is a row, a head, empty, or a sentence; none gets lost. */
export const readList = (lines: readonly ListLine[], options: ReadOptions = {}): List => {
  const hasColumns = lines.some(({ cells }) => cells.length > 1);
  return hasColumns ? fromColumns(lines, options) : fromText(lines, options);
};
