import { parse } from 'papaparse';
import { type Delimiter, findDelimiter } from '../../domain/quickOrder/findDelimiter.ts';
import type { ListLine } from '../../domain/quickOrder/readList.ts';
import { pairSeparator } from '../../domain/quickOrder/separators.ts';

/** Columns that are aligned by spaces, as in a mail: two or more between the cells of a line. */
const ALIGNED = /\S {2,}\S/;
const ALIGNED_SHARE = 0.7;

const alignedCells = (lines: readonly string[]): string[][] | null => {
  const filled = lines.filter((line) => line.trim() !== '');
  const aligned = filled.filter((line) => ALIGNED.test(line.trim())).length;
  return filled.length > 1 && aligned / filled.length >= ALIGNED_SHARE
    ? lines.map((line) => line.trim().split(/ {2,}/))
    : null;
};

/**
 * A line that is a code and a quantity with another separator is one cell: "CH-1 1,5" in a list of commas. A quote that isn't closed is one: of inches, for example. It would
 * hide all lines that follow.
 */
const delimitedCells = (text: string, lines: readonly string[], delimiter: Delimiter): string[][] => {
  const { data, errors } = parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const isByLine = errors.length > 0 || data.length === lines.length;
  if (!isByLine) return data;
  return lines.map((line, at) => {
    const isOther = (pairSeparator(line) ?? delimiter) !== delimiter;
    return isOther ? [line] : (errors.length === 0 && data[at]) || line.split(delimiter);
  });
};

/** The lines of a text with their cells, as they are written; quotes hold what separates. */
export const readTextLines = (text: string): ListLine[] => {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^sep=.\n/i, '');
  const lines = plain.split('\n');
  const delimiter = findDelimiter(lines);
  const cells = delimiter
    ? delimitedCells(plain, lines, delimiter)
    : (alignedCells(lines) ?? lines.map((line) => [line]));
  return cells.map((each, at) => ({ line: at + 1, cells: each }));
};
