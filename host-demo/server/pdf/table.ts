import {
  BOLD,
  bottomOf,
  contentWidth,
  type Doc,
  FAINT,
  MARGIN,
  nextPage,
  rule,
  wrap,
  write,
} from './page.ts';
import type { Sheet, SheetLine } from './sheet.ts';

const HEAD = 22;
const PAD = 6;
const NAME = { font: BOLD, size: 9 };
const DETAIL = { size: 8, colour: FAINT };
const CELL = { size: 9 };
/** Column widths; the product column takes the rest. */
const WIDTHS = [56, 62, 62, 58, 56, 74];
const UNIT = 2;
const MAX_NAME = 3;
const MAX_DETAIL = 6;

type Column = { x: number; width: number; align: 'left' | 'right' };

const columnsOf = (doc: Doc, { columns }: Sheet): Column[] => {
  const widths = WIDTHS.slice(0, columns.length - 1);
  const product = contentWidth(doc) - widths.reduce((sum, width) => sum + width, 0);
  let x = MARGIN;
  return [product, ...widths].map((width, at) => {
    const column = { x, width, align: at === 0 || at === UNIT ? 'left' : 'right' } as const;
    x += width;
    return column;
  });
};

/** Cell padding. */
const inset = ({ x, width }: Column) => ({ x: x + 8, width: width - 14 });

const drawHead = (doc: Doc, sheet: Sheet, columns: readonly Column[], y: number): number => {
  doc.roundedRect(MARGIN, y, contentWidth(doc), HEAD, 4).fill(sheet.brand.fill);
  for (const [at, name] of sheet.columns.entries()) {
    const column = columns[at];
    if (!column) continue;
    const { x, width } = inset(column);
    const style = { font: BOLD, size: 8.5, colour: sheet.brand.onFill, width, align: column.align };
    write(doc, name, x, y + 7, style);
  }
  return y + HEAD;
};

type Measured = { names: string[]; details: string[]; units: string[]; height: number };

const measure = (doc: Doc, line: SheetLine, columns: readonly Column[]): Measured => {
  const [product, , unit] = columns.map((column) => inset(column).width);
  const names = wrap(doc, line.name, product ?? 0, NAME, MAX_NAME);
  const details = line.details
    .flatMap((detail) => wrap(doc, detail, product ?? 0, DETAIL, MAX_DETAIL))
    .slice(0, MAX_DETAIL);
  const units = wrap(doc, line.cells[UNIT - 1] ?? '', unit ?? 0, CELL, 2);
  const height = 2 * PAD + Math.max(names.length * 12 + details.length * 10.5, units.length * 12) - 2;
  return { names, details, units, height };
};

/** The product's name with details in smaller print. */
const drawProduct = (
  doc: Doc,
  { brand }: Sheet,
  { isGift }: SheetLine,
  { names, details }: Measured,
  at: { x: number; y: number },
): void => {
  for (const [row, text] of names.entries()) write(doc, text, at.x, at.y + row * 12, NAME);
  const below = at.y + names.length * 12;
  for (const [row, text] of details.entries()) {
    const isGiftWord = isGift && row === details.length - 1;
    const style = isGiftWord ? { ...DETAIL, font: BOLD, colour: brand.ink } : DETAIL;
    write(doc, text, at.x, below + row * 10.5, style);
  }
};

const drawUnit = (doc: Doc, { units }: Measured, at: { x: number; y: number }): void => {
  for (const [row, text] of units.entries()) write(doc, text, at.x, at.y + row * 12, CELL);
};

const drawLine = (
  doc: Doc,
  sheet: Sheet,
  line: SheetLine,
  measured: Measured,
  columns: readonly Column[],
  y: number,
): void => {
  const top = y + PAD;
  const amountAt = sheet.totals.length > 0 ? line.cells.length : -1;
  for (const [at, column] of columns.entries()) {
    const box = { ...CELL, ...inset(column), align: column.align };
    if (at === 0) drawProduct(doc, sheet, line, measured, { x: box.x, y: top });
    else if (at === UNIT) drawUnit(doc, measured, { x: box.x, y: top });
    else write(doc, line.cells[at - 1] ?? '', box.x, top, at === amountAt ? { ...box, font: BOLD } : box);
  }
  rule(doc, y + measured.height);
};

/** The table of lines over several pages, each with a header. Returns the y of its end. */
export const drawTable = (doc: Doc, sheet: Sheet, from: number): number => {
  const columns = columnsOf(doc, sheet);
  let y = drawHead(doc, sheet, columns, from);
  for (const line of sheet.lines) {
    const measured = measure(doc, line, columns);
    if (y + measured.height > bottomOf(doc)) y = drawHead(doc, sheet, columns, nextPage(doc, sheet));
    drawLine(doc, sheet, line, measured, columns, y);
    y += measured.height;
  }
  return y;
};
