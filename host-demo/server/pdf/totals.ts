import { BOLD, bottomOf, contentWidth, type Doc, FAINT, MARGIN, nextPage, wrap, write } from './page.ts';
import type { Sheet } from './sheet.ts';

const ROW = 17;
const SUM = 30;
const WIDTH = 236;
const NOTE_LINE = 12.5;

/** The totals on the right, on one page. Returns the y of their start. */
const drawTotals = (doc: Doc, sheet: Sheet, from: number): number => {
  const { totals, afterTotal, brand } = sheet;
  const sum = totals.at(-1);
  if (!sum) return from;
  const height = (totals.length - 1 + afterTotal.length) * ROW + SUM + 12;
  const top = from + height > bottomOf(doc) ? nextPage(doc, sheet) : from;
  const x = doc.page.width - MARGIN - WIDTH;
  const right = { width: WIDTH - 24, align: 'right' } as const;
  let y = top;
  const row = ([name, amount]: [string, string], font?: string) => {
    write(doc, name, x + 12, y + 3, { size: 9.5, colour: FAINT, ...(font && { font }) });
    write(doc, amount, x + 12, y + 3, { ...right, size: 9.5, ...(font && { font }) });
    y += ROW;
  };
  for (const each of totals.slice(0, -1)) row(each);
  y += 4;
  doc.roundedRect(x, y, WIDTH, SUM, 5).fill(brand.fill);
  write(doc, sum[0], x + 12, y + 10, { font: BOLD, size: 10.5, colour: brand.onFill });
  write(doc, sum[1], x + 12, y + 8.5, { ...right, font: BOLD, size: 13, colour: brand.onFill });
  y += SUM + 6;
  for (const each of afterTotal) row(each, each === afterTotal.at(-1) ? BOLD : undefined);
  return top;
};

/** Notes beside and below the totals, continued on the next page when necessary. */
const drawNotes = (doc: Doc, sheet: Sheet, top: number): void => {
  const besideTotals = sheet.totals.length > 0;
  const width = contentWidth(doc) - (besideTotals ? WIDTH + 30 : 14);
  let y = top + 3;
  for (const { title, text } of sheet.notes) {
    const head = title === '' ? [] : [{ text: title, style: { size: 8, colour: FAINT } }];
    const body = wrap(doc, text, width - 14, { size: 9 }).map((line) => ({ text: line, style: { size: 9 } }));
    for (const line of [...head, ...body]) {
      if (y + NOTE_LINE > bottomOf(doc)) y = nextPage(doc, sheet);
      write(doc, line.text, MARGIN + 14, y, line.style);
      y += NOTE_LINE;
    }
    y += 7;
  }
};

export const drawEnd = (doc: Doc, sheet: Sheet, from: number): void => {
  drawNotes(doc, sheet, drawTotals(doc, sheet, from + 14));
};
