import { drawArtifact } from './structure.ts';
import type { Sheet } from './types.ts';

export type Doc = PDFKit.PDFDocument;

export const INK = '#111827';
export const FAINT = '#6b7280';
const RULE = '#e5e7eb';
const REGULAR = 'Helvetica';
export const BOLD = 'Helvetica-Bold';

/** Points, 72 per inch. */
export const MARGIN = 44;
const FOOTER_HEIGHT = 54;
const ELLIPSIS = '…';

export type Style = { font?: string; size?: number; colour?: string };

const use = (doc: Doc, { font = REGULAR, size = 9 }: Style) => doc.font(font).fontSize(size);

/** One line of text at its top left, or top right with `align` right; the font shrinks to fit `width`. */
export const write = (
  doc: Doc,
  text: string,
  x: number,
  y: number,
  style: Style & { width?: number; align?: 'left' | 'right' | 'center' } = {},
): void => {
  if (text === '') return;
  const { width, align = 'left', colour = INK, size = 9 } = style;
  use(doc, style).fillColor(colour);
  const needed = doc.widthOfString(text);
  if (width !== undefined && needed > width) doc.fontSize((size * width) / needed);
  const free = width === undefined ? 0 : Math.max(0, width - needed);
  const shift = align === 'right' ? free : align === 'center' ? free / 2 : 0;
  doc.text(text, x + shift, y, { lineBreak: false });
};

/** More than a line of the narrowest letters has. */
const MAX_LINE_LENGTH = 400;

const fittingLength = (doc: Doc, text: string, width: number): number => {
  let fitting = 1;
  let beyond = Math.min(text.length, MAX_LINE_LENGTH) + 1;
  while (beyond - fitting > 1) {
    const middle = (fitting + beyond) >>> 1;
    if (doc.widthOfString(text.slice(0, middle)) <= width) fitting = middle;
    else beyond = middle;
  }
  return fitting;
};

/** The lines of a paragraph, one after another; a word that is wider than a line is cut by characters. */
function* linesOfParagraph(doc: Doc, paragraph: string, width: number): Generator<string> {
  let line = '';
  for (const [word] of paragraph.matchAll(/[^ ]+/g)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= MAX_LINE_LENGTH && doc.widthOfString(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') yield line;
    let from = 0;
    for (;;) {
      const length = fittingLength(doc, word.slice(from), width);
      line = word.slice(from, from + length);
      from += length;
      if (from >= word.length) break;
      yield line;
    }
  }
  if (line !== '') yield line;
}

/** Wraps text to a width, in time that grows with the printed lines; text beyond `most` lines is cut with an ellipsis. */
export const wrap = (doc: Doc, text: string, width: number, style: Style, most = Infinity): string[] => {
  use(doc, style);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    for (const line of linesOfParagraph(doc, paragraph, width)) {
      lines.push(line);
      if (lines.length > most) break;
    }
    if (lines.length > most) break;
  }
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  const shortened = last.slice(0, fittingLength(doc, last, width - 8));
  return [...lines.slice(0, most - 1), `${shortened}${ELLIPSIS}`];
};

export const rule = (
  doc: Doc,
  y: number,
  colour = RULE,
  from = MARGIN,
  to = doc.page.width - MARGIN,
): void => {
  drawArtifact(doc, () => {
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.7).strokeColor(colour).stroke();
  });
};

export const contentWidth = (doc: Doc): number => doc.page.width - 2 * MARGIN;

export const bottomOf = (doc: Doc): number => doc.page.height - FOOTER_HEIGHT - 8;

const band = (doc: Doc, { brand }: Sheet): void => {
  drawArtifact(doc, () => void doc.rect(0, 0, doc.page.width, 7).fill(brand.fill));
};

export const firstPage = (doc: Doc, sheet: Sheet): void => {
  doc.addPage();
  band(doc, sheet);
};

/** A following page with a short header. Returns the y where its content starts. */
export const nextPage = (doc: Doc, sheet: Sheet): number => {
  doc.addPage();
  band(doc, sheet);
  const y = 28;
  const right = { width: contentWidth(doc), align: 'right', size: 10, colour: FAINT } as const;
  drawArtifact(
    doc,
    () => {
      write(doc, sheet.company.name, MARGIN, y, { font: BOLD, size: 10 });
      write(doc, `${sheet.title} ${sheet.number}`, MARGIN, y, right);
    },
    'Pagination',
  );
  return y + 26;
};

export const writeFooters = (doc: Doc, sheet: Sheet): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    const y = doc.page.height - FOOTER_HEIGHT + 10;
    rule(doc, y - 8);
    const style = { size: 8, colour: FAINT };
    const said = [sheet.company.name, ...sheet.company.contact].join('  ·  ');
    const right = { ...style, width: contentWidth(doc), align: 'right' } as const;
    drawArtifact(
      doc,
      () => {
        write(doc, said, MARGIN, y, style);
        write(doc, sheet.pageOf(page + 1, count), MARGIN, y, right);
      },
      'Pagination',
    );
  }
};
