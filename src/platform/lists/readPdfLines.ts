import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs';
import { linesOfPages, type PlacedText } from '../../domain/quickOrder/pageLines.ts';
import type { ListLine } from '../../domain/quickOrder/readList.ts';

const MOST_PAGES = 200;
// Of what pdf.js writes to the console.
const ONLY_ERRORS = 0;

const textsOf = async (page: PDFPageProxy): Promise<PlacedText[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform;
    return [{ text: item.str, x, y, width: item.width, height: Math.hypot(skew, scale) }];
  });
};

/**
 * The lines of a PDF file's texts, each with its cells; none for a file without texts, and null for one with more pages than are read.
 * Rejects for what is no PDF file, and for one with a password.
 */
export const readPdfLines = async (bytes: Uint8Array): Promise<ListLine[] | null> => {
  const loading = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: true,
    verbosity: ONLY_ERRORS,
  });
  try {
    const document = await loading.promise;
    if (document.numPages > MOST_PAGES) return null;
    const pages: PlacedText[][] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(await textsOf(await document.getPage(number)));
    return linesOfPages(pages).map((cells, at) => ({ line: at + 1, cells }));
  } finally {
    await loading.destroy();
  }
};
