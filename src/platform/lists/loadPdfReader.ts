import type { ReadPdf } from './readListSource.ts';

export const readPdf: ReadPdf = async (bytes) => {
  const { readPdfLines } = await import(/* webpackChunkName: "workers/pdf" */ './readPdfLines.ts');
  return readPdfLines(bytes);
};
