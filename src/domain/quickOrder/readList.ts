import type { NumberSeparators } from '../numbers/localNumber.ts';
import { visibleText } from '../texts/visibleText.ts';
import { type Columns, findColumns } from './findColumns.ts';
import type { List, ListRow } from './listRow.ts';
import { readFreeLine } from './readFreeLine.ts';
import { type NumberStyle, numberStyle, readQuantity } from './readQuantity.ts';

/** A line of a list; a text without columns has one cell. `numbers`: the cells that are numbers of a spreadsheet, and no text. */
export type ListLine = { line: number; cells: readonly string[]; numbers?: ReadonlySet<number> };

/** How a spreadsheet's file has its numbers. */
const IN_FILE: NumberSeparators = { decimal: '.', group: '' };

const isEmpty = ({ cells }: ListLine): boolean => cells.every((cell) => cell.trim() === '');
const textOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .join('\t')
    .trim();

const rowOf = ({ line, cells, numbers }: ListLine, columns: Columns, style: NumberStyle): ListRow => {
  const cell = (column: number) => (column < 0 ? '' : (cells[column]?.trim() ?? ''));
  const typed = cell(columns.quantity);
  const read = readQuantity(typed, numbers?.has(columns.quantity) ? IN_FILE : style);
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

const fromColumns = (lines: readonly ListLine[]): List => {
  const columns = findColumns(lines.map(({ cells }) => cells));
  const body = lines.slice(columns.heads).filter((line) => !isEmpty(line));
  const typed = body.filter(({ numbers }) => !numbers?.has(columns.quantity));
  const style = numberStyle(typed.map(({ cells }) => cells[columns.quantity] ?? ''));
  return {
    rows: body.map((line) => rowOf(line, columns, style)),
    headerLines: lines.slice(0, columns.heads).filter((line) => !isEmpty(line)).length,
    emptyLines: lines.filter(isEmpty).length,
    proseLines: [],
  };
};

const fromText = (lines: readonly ListLine[]): List => {
  const filled = lines.filter((line) => !isEmpty(line));
  const read = filled.map(({ line, cells }) => ({
    line,
    text: cells.join(' ').trim(),
    row: readFreeLine(cells.join(' ')),
  }));
  return {
    rows: read.flatMap(({ line, row }) => (row ? [{ line, ...row }] : [])),
    headerLines: 0,
    emptyLines: lines.length - filled.length,
    proseLines: read.flatMap(({ line, text, row }) => (row ? [] : [{ line, text }])),
  };
};

/** The rows of a list. Every line is a row, a head, empty, or a sentence; none gets lost. */
export const readList = (lines: readonly ListLine[]): List => {
  const visible = lines.map((line) => ({ ...line, cells: line.cells.map(visibleText) }));
  return visible.some(({ cells, numbers }) => cells.length > 1 || numbers)
    ? fromColumns(visible)
    : fromText(visible);
};
