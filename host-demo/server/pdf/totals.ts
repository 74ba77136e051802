import {
  BOLD,
  bottomOf,
  contentWidth,
  type Doc,
  FAINT,
  MARGIN,
  nextPage,
  type Style,
  wrap,
  write,
} from './page.ts';
import { addElement, drawArtifact, drawContent, drawElement, type Element } from './structure.ts';
import type { Sheet } from './types.ts';

const ROW = 17;
const SUM = 30;
const WIDTH = 236;
const NOTE_LINE = 12.5;

/** The totals on the right, on one page. Returns the y of their start. */
const drawTotals = (doc: Doc, sheet: Sheet, root: Element, from: number): number => {
  const { totals, afterTotal, brand } = sheet;
  const sum = totals.at(-1);
  if (!sum) return from;
  const height = (totals.length - 1 + afterTotal.length) * ROW + SUM + 12;
  const top = from + height > bottomOf(doc) ? nextPage(doc, sheet) : from;
  const x = doc.page.width - MARGIN - WIDTH;
  const right = { width: WIDTH - 24, align: 'right' } as const;
  let y = top;
  const table = addElement(doc, root, 'Table');
  const drawRow = ([name, amount]: [string, string], title: Style, value: Style, shift = 0) => {
    const row = addElement(doc, table, 'TR');
    drawElement(doc, row, 'TH', () => write(doc, name, x + 12, y + 3 + shift, title), 'Row');
    drawElement(doc, row, 'TD', () => write(doc, amount, x + 12, y + 3, { ...right, ...value }));
  };
  const row = (texts: [string, string], font = 'Helvetica') => {
    drawRow(texts, { size: 9.5, colour: FAINT, font }, { size: 9.5, font });
    y += ROW;
  };
  for (const each of totals.slice(0, -1)) row(each);
  y += 4;
  drawArtifact(doc, () => void doc.roundedRect(x, y, WIDTH, SUM, 5).fill(brand.fill));
  y += 5.5;
  const onFill = { font: BOLD, colour: brand.onFill };
  drawRow(sum, { ...onFill, size: 10.5 }, { ...onFill, size: 13 }, 1.5);
  y += SUM + 0.5;
  for (const each of afterTotal) row(each, each === afterTotal.at(-1) ? BOLD : undefined);
  return top;
};

const drawNotes = (doc: Doc, sheet: Sheet, root: Element, top: number): void => {
  const besideTotals = sheet.totals.length > 0;
  const width = contentWidth(doc) - (besideTotals ? WIDTH + 30 : 14);
  let y = top + 3;
  const drawIn = (element: Element, line: string, style: Style) => {
    if (y + NOTE_LINE > bottomOf(doc)) y = nextPage(doc, sheet);
    drawContent(doc, element, () => write(doc, line, MARGIN + 14, y, style));
    y += NOTE_LINE;
  };
  for (const { title, text } of sheet.notes) {
    if (title !== '') drawIn(addElement(doc, root, 'H2'), title, { size: 8, colour: FAINT });
    const paragraph = addElement(doc, root, 'P');
    for (const line of wrap(doc, text, width - 14, { size: 9 })) drawIn(paragraph, line, { size: 9 });
    y += 7;
  }
};

export const drawEnd = (doc: Doc, sheet: Sheet, root: Element, from: number): void => {
  drawNotes(doc, sheet, root, drawTotals(doc, sheet, root, from + 14));
};
