import { unparse } from 'papaparse';

/**
 * Text that a spreadsheet would run as a formula: at the start, and after what it takes for the end of a cell or a row where
 * its list separator is another one than the file's.
 */
const FORMULA = /(^|[;,|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;
const NUMBER = /^-?\d+(\.\d+)?$/;
const CONTROL_AT_START = /^(?=[\t\r])/;

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

const asText = (cell: string): string =>
  NUMBER.test(cell) ? cell : cell.replace(FORMULA, "$1$2'").replace(CONTROL_AT_START, "'");

/** A CSV file (RFC 4180) with all cells quoted. Formulas are escaped with an apostrophe. */
export const toCsv = (rows: string[][]): string =>
  BYTE_ORDER_MARK +
  unparse(
    rows.map((row) => row.map(asText)),
    { quotes: true, newline: '\r\n' },
  );
