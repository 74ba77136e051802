import { unparse } from 'papaparse';

/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/;

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file (RFC 4180). Formulas are escaped with an apostrophe. */
export const toCsv = (rows: string[][]): string =>
  BYTE_ORDER_MARK + unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n' });
