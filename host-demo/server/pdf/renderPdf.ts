import { drawHead } from './head.ts';
import { firstPage, writeFooters } from './page.ts';
import { drawTable } from './table.ts';
import { drawEnd } from './totals.ts';
import type { Sheet } from './types.ts';

/**
 * Renders the sheet as PDF, in the standard fonts, which need no embedding. It is tagged: screen readers get its language,
 * title, headings, lists and tables.
 */
export const renderPdf = async (sheet: Sheet): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: sheet.paper,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.locale,
    displayTitle: true,
    info: { Title: `${sheet.title} ${sheet.number}`, Author: sheet.company.name },
  });
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  firstPage(doc, sheet);
  drawEnd(doc, sheet, root, drawTable(doc, sheet, root, drawHead(doc, sheet, root)));
  writeFooters(doc, sheet);
  root.end();
  doc.end();
  return written;
};
