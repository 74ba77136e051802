export { readPdf } from './loadPdfReader.ts';
export { readListSource } from './readListSource.ts';
export { readSheetLines } from './readSheetLines.ts';
