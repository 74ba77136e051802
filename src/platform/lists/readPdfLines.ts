import { extractTextItems, getDocumentProxy } from 'unpdf';
import { linesOfPages } from '../../domain/quickOrder/pageLines.ts';
import type { ListLine } from '../../domain/quickOrder/readList.ts';

const MOST_PAGES = 200;

/**
 * The lines of a PDF file's texts, each with its cells; none for a file without texts, and null for one with more pages than are read.
 * Rejects for what is no PDF file, and for one with a password.
 */
export const readPdfLines = async (bytes: Uint8Array): Promise<ListLine[] | null> => {
  const document = await getDocumentProxy(bytes);
  try {
    if (document.numPages > MOST_PAGES) return null;
    const { items } = await extractTextItems(document);
    const pages = items.map((page) =>
      page.map(({ str, x, y, width, fontSize }) => ({ text: str, x, y, width, height: fontSize })),
    );
    return linesOfPages(pages).map((cells, at) => ({ line: at + 1, cells }));
  } finally {
    await document.cleanup();
  }
};
