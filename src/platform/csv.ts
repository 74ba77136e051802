import { unparse } from 'papaparse';

/** What a spreadsheet would run as a formula: it begins like one, and is no number. */
const FORMULA = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/;

/** By this a spreadsheet knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file (RFC 4180) with a byte-order mark; what would run as a formula is made text by an apostrophe. */
export const toCsv = (rows: string[][]): string =>
  BYTE_ORDER_MARK + unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n' });
