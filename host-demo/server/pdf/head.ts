import { BOLD, contentWidth, type Doc, FAINT, INK, MARGIN, wrap, write } from './page.ts';
import { addElement, drawArtifact, drawContent, drawElement, type Element } from './structure.ts';
import type { Sheet } from './types.ts';

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

const drawInitial = (doc: Doc, { company, brand }: Sheet, x: number, y: number): void => {
  doc.roundedRect(x, y, MARK, MARK, 9).fill(brand.fill);
  const style = { font: BOLD, size: 22, colour: brand.onFill, width: MARK, align: 'center' } as const;
  write(doc, company.name.slice(0, 1).toUpperCase(), x, y + 11, style);
};

const drawBadge = (doc: Doc, { badge, brand }: Sheet, root: Element, y: number): void => {
  if (!badge) return;
  const style = { font: BOLD, size: 8.5, colour: badge.isBad ? BAD : brand.ink };
  doc.font(BOLD).fontSize(style.size);
  const width = doc.widthOfString(badge.text) + 18;
  const x = doc.page.width - MARGIN - width;
  drawArtifact(doc, () => void doc.roundedRect(x, y, width, 18, 9).fill(badge.isBad ? BAD_PALE : brand.pale));
  drawElement(doc, root, 'P', () => write(doc, badge.text, x + 9, y + 5, style));
};

const TOP = 30;
const SENDER_WIDTH = 268;
const SENDER_ROW = 11.5;

/** The seller's name, address, tax number and contact. This and the parts that follow return the y of their end. */
const drawSender = (doc: Doc, sheet: Sheet, root: Element): number => {
  const { name, logo, address, contact } = sheet.company;
  drawArtifact(doc, () => {
    if (logo === null) drawInitial(doc, sheet, MARGIN, TOP);
    else drawMark(doc, logo, MARGIN, TOP);
  });
  const x = MARGIN + MARK + 12;
  const style = { font: BOLD, size: 15 };
  const [first = ''] = wrap(doc, name, SENDER_WIDTH, style, 1);
  drawElement(doc, root, 'P', () => write(doc, first, x, TOP + 2, style));
  const small = { size: 8.5, colour: FAINT };
  const lines = [...address, ...(contact.length > 0 ? [contact.join('  ·  ')] : [])];
  const printed = lines.flatMap((line) => wrap(doc, line, SENDER_WIDTH, small, 2));
  const paragraph = addElement(doc, root, 'P');
  for (const [row, line] of printed.entries()) {
    drawContent(doc, paragraph, () => write(doc, line, x, TOP + 22 + row * SENDER_ROW, small));
  }
  return TOP + 22 + printed.length * SENDER_ROW;
};

const drawTitle = (doc: Doc, sheet: Sheet, root: Element): void => {
  const right = { width: contentWidth(doc), align: 'right' } as const;
  const heading = addElement(doc, root, 'H1');
  drawContent(doc, heading, () =>
    write(doc, sheet.title, MARGIN, TOP, { ...right, font: BOLD, size: 23, colour: sheet.brand.ink }),
  );
  drawContent(doc, heading, () => write(doc, sheet.number, MARGIN, 57, { ...right, font: BOLD, size: 11 }));
  drawBadge(doc, sheet, root, 74);
};

const drawFacts = (doc: Doc, { facts, brand }: Sheet, root: Element, y: number): number => {
  if (facts.length === 0) return y;
  const width = contentWidth(doc);
  const each = (width - 24) / facts.length;
  const texts = facts.map(([, value]) => wrap(doc, value, each - 10, { font: BOLD, size: 9.5 }, 3));
  const height = 28 + 12 * Math.max(...texts.map((lines) => lines.length));
  drawArtifact(doc, () => void doc.roundedRect(MARGIN, y, width, height, 6).fill(brand.pale));
  const list = addElement(doc, root, 'L');
  for (const [at, [name]] of facts.entries()) {
    const x = MARGIN + 14 + at * each;
    const item = addElement(doc, list, 'LI');
    drawElement(doc, item, 'Lbl', () => write(doc, name, x, y + 10, { size: 8, colour: FAINT }));
    const body = addElement(doc, item, 'LBody');
    for (const [row, line] of (texts[at] ?? []).entries()) {
      drawContent(doc, body, () => write(doc, line, x, y + 22 + row * 12, { font: BOLD, size: 9.5 }));
    }
  }
  return y + height;
};

const drawParties = (doc: Doc, { parties }: Sheet, root: Element, y: number): number => {
  const each = contentWidth(doc) / parties.length;
  const heights = parties.map(({ title, lines }, at) => {
    const x = MARGIN + at * each + (at === 0 ? 14 : 0);
    drawElement(doc, root, 'H2', () => write(doc, title, x, y, { size: 8, colour: FAINT }));
    const printed = lines.flatMap((line, row) =>
      wrap(doc, line, each - 24, { size: 10, font: row === 0 ? BOLD : 'Helvetica' }, 2).map((text) => ({
        text,
        isFirst: row === 0,
      })),
    );
    const paragraph = addElement(doc, root, 'P');
    for (const [row, { text, isFirst }] of printed.entries()) {
      const style = isFirst ? { font: BOLD, size: 10 } : { size: 9.5 };
      drawContent(doc, paragraph, () => write(doc, text, x, y + 13 + row * 13.5, style));
    }
    return 13 + printed.length * 13.5;
  });
  return y + Math.max(...heights);
};

const FACTS_FROM = 106;

export const drawHead = (doc: Doc, sheet: Sheet, root: Element): number => {
  drawTitle(doc, sheet, root);
  const sender = drawSender(doc, sheet, root);
  const facts = drawFacts(doc, sheet, root, Math.max(FACTS_FROM, sender + 12));
  return drawParties(doc, sheet, root, facts + 20) + 20;
};
