import type { NumberSeparators } from '../numbers/localNumber.ts';
import { visibleText } from '../texts/visibleText.ts';
import { isCodeCell, isLetteredCode, splitCodeAndName } from './codeToken.ts';
import { type Columns, findColumns } from './findColumns.ts';
import type { List, ListRow } from './listRow.ts';
import { isGreeting, mailParts } from './mailParts.ts';
import { isOrderless } from './orderlessLine.ts';
import { readFreeLine } from './readFreeLine.ts';
import { type NumberStyle, numberStyle, readQuantity } from './readQuantity.ts';
import { pairSeparator } from './separators.ts';

/** A line of a list; a text without columns has one cell. `numbers`: the cells that are numbers of a spreadsheet, and no text. */
export type ListLine = { line: number; cells: readonly string[]; numbers?: ReadonlySet<number> };

/** How a spreadsheet's file has its numbers. */
const IN_FILE: NumberSeparators = { decimal: '.', group: '' };

const isEmpty = ({ cells }: ListLine): boolean => cells.every((cell) => cell.trim() === '');
const textOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter((cell, at, all) => cell === '' || cell !== all[at - 1])
    .join('\t')
    .trim();

/** What a line orders; of several quantities it can't be told which is meant. */
const quantityOf = (cells: readonly string[], { quantity, quantities }: Columns) => {
  const filled = quantities.filter((column) => (cells[column]?.trim() ?? '') !== '');
  const [column = quantity, other] = filled;
  return { column, typed: filled.map((each) => cells[each]?.trim()).join(' + '), isOne: other === undefined };
};

const rowOf = ({ line, cells, numbers }: ListLine, columns: Columns, style: NumberStyle): ListRow => {
  const cell = (column: number) => (column < 0 ? '' : (cells[column]?.trim() ?? ''));
  const { column, typed, isOne } = quantityOf(cells, columns);
  const read = isOne ? readQuantity(typed, numbers?.has(column) ? IN_FILE : style) : null;
  const split = splitCodeAndName(cell(columns.code) || cell(columns.name));
  return {
    line,
    code: split?.code ?? cell(columns.code),
    name: cell(columns.name) || (split?.name ?? ''),
    quantity: read?.quantity ?? null,
    quantityText: typed,
    unit: cell(columns.unit) || (read?.unit ?? ''),
    packSize: read?.packSize ?? null,
    text: textOf(cells),
    problem: typed !== '' && !read ? 'quantity_unreadable' : null,
  };
};

type ReadLine = { line: number; text: string; row: Omit<ListRow, 'line'> | null };

/** `columns`, `style`: of the whole table; `heads`: its heads' text. */
type Table = { columns: Columns; style: NumberStyle; heads: string | null };

/** A line of a table: a title, a total or the heads of another page order nothing. */
const rowOfLine = (line: ListLine, { columns, style, heads }: Table): ReadLine => {
  const text = textOf(line.cells);
  const told = { line: line.line, text, row: null };
  const row = rowOf(line, columns, style);
  const filled = line.cells.filter((cell) => cell.trim() !== '');
  const hasCode = /\d/.test(row.code) && !isOrderless(row.code);
  if (text === heads || (!hasCode && filled.some(isOrderless))) return told;
  // Its separator is another one than the table's.
  if (line.cells.length === 1 && columns.width > 1 && pairSeparator(text))
    return { ...told, row: readFreeLine(text) };
  const isAlone = filled.length === 1 && columns.width > 1;
  if (!isAlone || isCodeCell(row.code)) return { ...told, row };
  const free = readFreeLine(text);
  return { ...told, row: free && isLetteredCode(free.code) ? free : null };
};

/** Half of the products without a quantity: the list is a form or a price list, of which some products are ordered. */
const FORM_SHARE = 0.5;
const ZERO_QUANTITY = /^0([.,]0*)?$/;

const withoutUnordered = (lines: readonly ReadLine[], { quantity }: Columns): ReadLine[] => {
  const rows = lines.flatMap(({ row }) => row ?? []);
  const empty = rows.filter(({ quantityText }) => quantityText === '').length;
  const isForm = quantity >= 0 && empty < rows.length && empty >= rows.length * FORM_SHARE;
  return lines.map((line) => {
    const text = line.row?.quantityText ?? '';
    return (isForm && text === '') || ZERO_QUANTITY.test(text) ? { ...line, row: null } : line;
  });
};

const isName = ({ code, quantityText }: Omit<ListRow, 'line'>): boolean => code === '' && quantityText === '';

/** Lines of one cell in a list of codes and quantities without heads: names, if no other line is told, as in a mail. */
const withNames = (lines: readonly ReadLine[], { heads, width }: Columns): ReadLine[] => {
  const named = lines.map((line) => {
    const isProduct = line.row === null && !isOrderless(line.text) && !isGreeting(line.text);
    const free = isProduct ? readFreeLine(line.text) : null;
    return free && isName(free) ? { ...line, row: free } : line;
  });
  const parts = mailParts(lines.map(({ text }) => text));
  const isPlainList = heads === 0 && width === 2 && parts.every((part) => part === 'body');
  return isPlainList && named.every(({ row }) => row) ? named : [...lines];
};

const listOf = (read: readonly ReadLine[], headerLines: number, emptyLines: number): List => ({
  rows: read.flatMap(({ line, row }) => (row ? [{ ...row, line }] : [])),
  headerLines,
  emptyLines,
  proseLines: read.flatMap(({ line, text, row }) => (row ? [] : [{ line, text }])),
});

const fromColumns = (lines: readonly ListLine[]): List => {
  const columns = findColumns(lines.map(({ cells }) => cells));
  const body = lines.slice(columns.heads).filter((line) => !isEmpty(line));
  const typed = body.filter(({ numbers }) => !numbers?.has(columns.quantity));
  const style = numberStyle(typed.map(({ cells }) => cells[columns.quantity] ?? ''));
  const head = lines[columns.heads - 1];
  const heads = head ? textOf(head.cells) : null;
  const read = withNames(
    body.map((line) => rowOfLine(line, { columns, style, heads })),
    columns,
  );
  const headerLines = lines.slice(0, columns.heads).filter((line) => !isEmpty(line)).length;
  return listOf(withoutUnordered(read, columns), headerLines, lines.filter(isEmpty).length);
};

/** Half of the lines of a mail with a code or a quantity: those with neither are sentences and names. */
const ORDER_SHARE = 0.5;

const fromText = (lines: readonly ListLine[]): List => {
  const filled = lines.filter((line) => !isEmpty(line));
  const texts = filled.map(({ cells }) => cells.join(' ').trim());
  const parts = mailParts(texts);
  const rows = texts.map((text, at) => {
    const row = parts[at] === 'quoted' ? null : readFreeLine(text);
    return parts[at] === 'signature' && !isLetteredCode(row?.code ?? '') ? null : row;
  });
  const orders = rows.map((row) => row !== null && !isName(row));
  const isOrder = orders.filter(Boolean).length >= rows.filter(Boolean).length * ORDER_SHARE;
  // Beside sentences, names may be those of people; in a list they are products.
  const isMail = rows.includes(null) || texts.some(isGreeting);
  const read = filled.map(({ line }, at): ReadLine => {
    const row = isMail && isOrder && !orders[at] ? null : (rows[at] ?? null);
    return { line, text: texts[at] ?? '', row };
  });
  return listOf(read, 0, lines.length - filled.length);
};

/** The rows of a list. Every line is a row, a head, empty, or a sentence; none gets lost. */
export const readList = (lines: readonly ListLine[]): List => {
  const visible = lines.map((line) => ({ ...line, cells: line.cells.map(visibleText) }));
  return visible.some(({ cells, numbers }) => cells.length > 1 || numbers)
    ? fromColumns(visible)
    : fromText(visible);
};
