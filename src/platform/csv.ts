import { unparse } from 'papaparse';

/** Text that a spreadsheet would run as a formula: it starts like one and is not a number. */
const FORMULA = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file (RFC 4180) with a byte-order mark. Formulas are escaped with an apostrophe. */
export const toCsv = (rows: string[][]): string =>
  BYTE_ORDER_MARK + unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n' });
