import { BOLD, contentWidth, type Doc, FAINT, INK, MARGIN, wrap, write } from './page.ts';
import type { Sheet } from './sheet.ts';

const MARK = 42;
const BAD = '#b42318';
const BAD_PALE = '#fef3f2';

const attribute = (element: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';

/** Draws a logo of filled rectangles, circles and paths in a 64 by 64 box, as the demo companies have. */
const drawMark = (doc: Doc, svg: string, x: number, y: number): void => {
  doc
    .save()
    .translate(x, y)
    .scale(MARK / 64);
  for (const [element, shape] of svg.matchAll(/<(rect|circle|path)\s[^>]*>/g)) {
    const number = (name: string) => Number(attribute(element, name) || 0);
    if (shape === 'path') doc.path(attribute(element, 'd'));
    else if (shape === 'circle') doc.circle(number('cx'), number('cy'), number('r'));
    else doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
    doc.fill(attribute(element, 'fill') || INK);
  }
  doc.restore();
};

/** The initial of a company without a logo, on its colour. */
const drawInitial = (doc: Doc, { company, brand }: Sheet, x: number, y: number): void => {
  doc.roundedRect(x, y, MARK, MARK, 9).fill(brand.fill);
  const style = { font: BOLD, size: 22, colour: brand.onFill, width: MARK, align: 'center' } as const;
  write(doc, company.name.slice(0, 1).toUpperCase(), x, y + 11, style);
};

const drawBadge = (doc: Doc, { badge, brand }: Sheet, y: number): void => {
  if (!badge) return;
  const style = { font: BOLD, size: 8.5, colour: badge.isBad ? BAD : brand.ink };
  doc.font(BOLD).fontSize(style.size);
  const width = doc.widthOfString(badge.text) + 18;
  const x = doc.page.width - MARGIN - width;
  doc.roundedRect(x, y, width, 18, 9).fill(badge.isBad ? BAD_PALE : brand.pale);
  write(doc, badge.text, x + 9, y + 5, style);
};

const drawSender = (doc: Doc, sheet: Sheet): void => {
  const { company } = sheet;
  const y = 30;
  if (company.logo === null) drawInitial(doc, sheet, MARGIN, y);
  else drawMark(doc, company.logo, MARGIN, y);
  const x = MARGIN + MARK + 12;
  const [name = ''] = wrap(doc, company.name, 230, { font: BOLD, size: 15 }, 1);
  write(doc, name, x, y + 6, { font: BOLD, size: 15 });
  write(doc, company.contact.join('  ·  '), x, y + 26, { size: 9, colour: FAINT });
};

const drawTitle = (doc: Doc, sheet: Sheet): void => {
  const right = { width: contentWidth(doc), align: 'right' } as const;
  write(doc, sheet.title, MARGIN, 30, { ...right, font: BOLD, size: 23, colour: sheet.brand.ink });
  write(doc, sheet.number, MARGIN, 57, { ...right, font: BOLD, size: 11 });
  drawBadge(doc, sheet, 74);
};

/** Dates, terms and numbers side by side. Returns the y of its end. */
const drawFacts = (doc: Doc, { facts, brand }: Sheet, y: number): number => {
  if (facts.length === 0) return y;
  const width = contentWidth(doc);
  const each = (width - 24) / facts.length;
  const texts = facts.map(([, value]) => wrap(doc, value, each - 10, { font: BOLD, size: 9.5 }, 2));
  const height = 28 + 12 * Math.max(...texts.map((lines) => lines.length));
  doc.roundedRect(MARGIN, y, width, height, 6).fill(brand.pale);
  for (const [at, [name]] of facts.entries()) {
    const x = MARGIN + 14 + at * each;
    write(doc, name, x, y + 10, { size: 8, colour: FAINT });
    for (const [row, line] of (texts[at] ?? []).entries()) {
      write(doc, line, x, y + 22 + row * 12, { font: BOLD, size: 9.5 });
    }
  }
  return y + height;
};

/** Customer and address side by side. Returns the y of their end. */
const drawParties = (doc: Doc, { parties }: Sheet, y: number): number => {
  const each = contentWidth(doc) / parties.length;
  const heights = parties.map(({ title, lines }, at) => {
    const x = MARGIN + at * each + (at === 0 ? 14 : 0);
    write(doc, title, x, y, { size: 8, colour: FAINT });
    const printed = lines.flatMap((line, row) =>
      wrap(doc, line, each - 24, { size: 10, font: row === 0 ? BOLD : 'Helvetica' }, 2).map((text) => ({
        text,
        isFirst: row === 0,
      })),
    );
    for (const [row, { text, isFirst }] of printed.entries()) {
      write(doc, text, x, y + 13 + row * 13.5, isFirst ? { font: BOLD, size: 10 } : { size: 9.5 });
    }
    return 13 + printed.length * 13.5;
  });
  return y + Math.max(...heights);
};

/** The header of the first page. Returns the y of its end. */
export const drawHead = (doc: Doc, sheet: Sheet): number => {
  drawSender(doc, sheet);
  drawTitle(doc, sheet);
  const facts = drawFacts(doc, sheet, 106);
  return drawParties(doc, sheet, facts + 20) + 20;
};
