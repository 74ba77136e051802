import { readSheet } from 'read-excel-file/web-worker';
import type { ListLine } from '../../domain/quickOrder/readList.ts';

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
};

/** Numbers stay text, so that no digit of a barcode is lost; `1E2` is a number too. */
const exactNumber = (text: string): string => (/e/i.test(text) ? String(Number(text)) : text);

/** The lines of a workbook's first sheet, numbers with a decimal point. Rejects for what is no XLSX file. */
export const readSheetLines = async (file: Blob): Promise<ListLine[]> => {
  const rows = await readSheet(file, { parseNumber: exactNumber });
  return rows.map((row, at) => ({ line: at + 1, cells: row.map(textOf) }));
};
