import { readSheet } from 'read-excel-file/web-worker';
import type { ListLine } from '../../domain/quickOrder/readList.ts';

/** A number of a file, with all its digits: those of a barcode, for example. */
class ExactNumber {
  readonly digits: string;

  constructor(text: string) {
    this.digits = /e/i.test(text) ? String(Number(text)) : text;
  }
}

const textOf = (cell: unknown): string => {
  if (cell instanceof ExactNumber) return cell.digits;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
};

/** The lines of a workbook's first sheet, numbers with a decimal point. Rejects for what is no XLSX file. */
export const readSheetLines = async (file: Blob): Promise<ListLine[]> => {
  const rows = await readSheet(file, { parseNumber: (text) => new ExactNumber(text) });
  return rows.map((row, at) => ({
    line: at + 1,
    cells: row.map(textOf),
    numbers: new Set(row.flatMap((cell, column) => (cell instanceof ExactNumber ? [column] : []))),
  }));
};
