import {
  BOLD,
  bottomOf,
  contentWidth,
  type Doc,
  FAINT,
  INK,
  MARGIN,
  nextPage,
  rule,
  wrap,
  write,
} from './page.ts';
import { addElement, drawArtifact, drawContent, drawElement, type Element } from './structure.ts';
import type { Sheet, SheetLine } from './types.ts';

const HEAD = 22;
const PAD = 6;
const SUMS = 22;
const NAME = { font: BOLD, size: 9 };
const DETAIL = { size: 8, colour: FAINT };
const CELL = { size: 9 };
const WIDTHS = { quantity: 52, unit: 74, price: 62, amount: 70, discount: 56, tax: 54 };
const MAX_NAME = 3;
const MAX_DETAIL = 6;

type Column = Sheet['columns'][number] & { x: number; width: number; align: 'left' | 'right' };

const columnsOf = (doc: Doc, { columns }: Sheet): Column[] => {
  const widths = columns.map(({ key }) => (key === 'product' ? 0 : WIDTHS[key]));
  const product = contentWidth(doc) - widths.reduce((sum, width) => sum + width, 0);
  let x = MARGIN;
  return columns.map((column, at) => {
    const isText = column.key === 'product' || column.key === 'unit';
    const width = column.key === 'product' ? product : (widths[at] ?? 0);
    const placed = { ...column, x, width, align: isText ? 'left' : 'right' } as const;
    x += width;
    return placed;
  });
};

const inset = ({ x, width }: Column) => ({ x: x + 8, width: width - 14 });

/** The column titles. Screen readers get those of the first page only. Returns the y of their end. */
const drawHead = (
  doc: Doc,
  sheet: Sheet,
  columns: readonly Column[],
  y: number,
  table: Element | null,
): number => {
  drawArtifact(doc, () => void doc.roundedRect(MARGIN, y, contentWidth(doc), HEAD, 4).fill(sheet.brand.fill));
  const row = table && addElement(doc, addElement(doc, table, 'THead'), 'TR');
  for (const column of columns) {
    const { x, width } = inset(column);
    const style = { font: BOLD, size: 8.5, colour: sheet.brand.onFill, width, align: column.align };
    const draw = () => write(doc, column.title, x, y + 7, style);
    if (row) drawElement(doc, row, 'TH', draw, 'Column');
    else drawArtifact(doc, draw, 'Pagination');
  }
  return y + HEAD;
};

type Measured = { names: string[]; details: string[]; units: string[]; height: number };

const measure = (doc: Doc, line: SheetLine, columns: readonly Column[]): Measured => {
  const widthOf = (key: Column['key']) => {
    const column = columns.find((candidate) => candidate.key === key);
    return column ? inset(column).width : 0;
  };
  const product = widthOf('product');
  const names = wrap(doc, line.name, product, NAME, MAX_NAME);
  const details = line.details
    .flatMap((detail) => wrap(doc, detail, product, DETAIL, MAX_DETAIL))
    .slice(0, MAX_DETAIL);
  const units = wrap(doc, line.cells.unit ?? '', widthOf('unit'), CELL, 2);
  const height = 2 * PAD + Math.max(names.length * 12 + details.length * 10.5, units.length * 12) - 2;
  return { names, details, units, height };
};

const drawProduct = (
  doc: Doc,
  { brand }: Sheet,
  { isGift }: SheetLine,
  { names, details }: Measured,
  cell: Element,
  at: { x: number; y: number },
): void => {
  for (const [row, text] of names.entries()) {
    drawContent(doc, cell, () => write(doc, text, at.x, at.y + row * 12, NAME));
  }
  const below = at.y + names.length * 12;
  for (const [row, text] of details.entries()) {
    const isGiftWord = isGift && row === details.length - 1;
    const style = isGiftWord ? { ...DETAIL, font: BOLD, colour: brand.ink } : DETAIL;
    drawContent(doc, cell, () => write(doc, text, at.x, below + row * 10.5, style));
  }
};

const drawLine = (
  doc: Doc,
  sheet: Sheet,
  line: SheetLine,
  measured: Measured,
  columns: readonly Column[],
  y: number,
  row: Element,
): void => {
  const top = y + PAD;
  for (const column of columns) {
    const { key, align } = column;
    const box = { ...CELL, ...inset(column), align, ...(key === 'amount' && { font: BOLD }) };
    if (key === 'product') {
      drawProduct(doc, sheet, line, measured, addElement(doc, row, 'TH', 'Row'), { x: box.x, y: top });
      continue;
    }
    const cell = addElement(doc, row, 'TD');
    const texts = key === 'unit' ? measured.units : [line.cells[key] ?? ''];
    for (const [at, text] of texts.entries()) {
      if (text !== '') drawContent(doc, cell, () => write(doc, text, box.x, top + at * 12, box));
    }
  }
  rule(doc, y + measured.height);
};

/** The sum of each column of amounts: the amounts lead to the subtotal. Returns the y of its end. */
const drawSums = (
  doc: Doc,
  { sums }: Sheet,
  columns: readonly Column[],
  y: number,
  table: Element,
): number => {
  const row = addElement(doc, addElement(doc, table, 'TFoot'), 'TR');
  for (const column of columns) {
    const { key, align } = column;
    const text = sums[key] ?? '';
    const style = { ...CELL, ...inset(column), align, font: BOLD };
    const cell = key === 'product' ? addElement(doc, row, 'TH', 'Row') : addElement(doc, row, 'TD');
    if (text !== '') drawContent(doc, cell, () => write(doc, text, style.x, y + PAD, style));
  }
  rule(doc, y + SUMS, INK);
  return y + SUMS;
};

/** The table of lines over several pages, each with a header. Returns the y of its end. */
export const drawTable = (doc: Doc, sheet: Sheet, root: Element, from: number): number => {
  const columns = columnsOf(doc, sheet);
  const table = addElement(doc, root, 'Table');
  const hasSums = Object.keys(sheet.sums).length > 0;
  let y = drawHead(doc, sheet, columns, from, table);
  const body = addElement(doc, table, 'TBody');
  const reserve = (height: number) => {
    if (y + height > bottomOf(doc)) y = drawHead(doc, sheet, columns, nextPage(doc, sheet), null);
  };
  for (const [at, line] of sheet.lines.entries()) {
    const measured = measure(doc, line, columns);
    const isLast = at === sheet.lines.length - 1;
    reserve(measured.height + (isLast && hasSums ? SUMS : 0));
    drawLine(doc, sheet, line, measured, columns, y, addElement(doc, body, 'TR'));
    y += measured.height;
  }
  return hasSums ? drawSums(doc, sheet, columns, y, table) : y;
};
