import { isCodeToken } from './codeToken.ts';
import { isAmbiguousNumber, readQuantity } from './readQuantity.ts';

/** What may stand between the cells of a line; spaces do where none of them is there. */
const SEPARATORS = ['\t', ';', '|', ','] as const;

/** "CO-1001,6", "CO-1001 ; 2 cs", "8410660001040 12": a code, what separates, and the rest. */
const TWO_CELLS = /^ *"?([^\s,;|"]+)"? *([\t;|,]| ) *"?([^\t;|"]+?)"? *[,;]? *$/;

const isQuantity = (text: string): boolean => readQuantity(text, null) !== null || isAmbiguousNumber(text);

/** What separates a line that is a code and a quantity, and nothing else; null for any other line. */
export const pairSeparator = (line: string): string | null => {
  const [, code = '', separator = '', rest = ''] = TWO_CELLS.exec(line) ?? [];
  return isCodeToken(code) && isQuantity(rest) ? separator : null;
};

/** Any comma but that of a number after a space: "1,5", "1,234". Of "CH-1,1,5" it can't be told. */
const SEPARATING_COMMA = /(?<!(?<![^\s(])\d{1,4}),|,(?!\d{1,3}(?![\d.,]))/;

/** The cells of a line by its own separator: the first of tab, semicolon, bar and comma that it has. */
export const cellsOfLine = (line: string): string[] => {
  const separator = SEPARATORS.find((each) => line.includes(each)) ?? ',';
  return line.split(separator === ',' ? SEPARATING_COMMA : separator).map((cell) => cell.trim());
};

/** The cells that are quantities; of several, it can't be told which is meant. */
export const quantityCells = (cells: readonly string[]): string[] => cells.filter(isQuantity);
