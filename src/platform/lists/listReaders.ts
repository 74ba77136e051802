export { readListSource } from './readListSource.ts';
export { readSheetLines } from './readSheetLines.ts';
