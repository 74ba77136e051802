import type { ReadPdf } from './readListSource.ts';

/** Loads the reader of PDF files, a large library, when there is one to read. */
export const readPdf: ReadPdf = async (bytes) => {
  const { readPdfLines } = await import(/* webpackChunkName: "workers/pdf" */ './readPdfLines.ts');
  return readPdfLines(bytes);
};
