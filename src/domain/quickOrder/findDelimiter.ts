const DELIMITERS = ['\t', ';', '|', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const SAMPLE_LINES = 50;
/** Of the lines below a letterhead; totals have fewer cells. */
const SEPARATED_SHARE = 0.7;
/** Lines of a table have as many cells as most others; sentences have not. */
const SAME_COUNT_SHARE = 0.6;

/** The comma within a number that stands between spaces separates no cells: "CO-1001 2,5", "1,234 x CO-1001". */
const COMMA_IN_NUMBER = /(?<=\s)\d{1,7},\d{1,2}(?=\s|$)|(?<![^\s])\d{1,3},\d{3}(?=\s)/g;

/** "Thanks," and "6 x CO-1001," end in a comma of a mail; after the code of "CO-1001," is an empty cell. */
const COMMA_OF_MAIL = /^(?:[^\d,]*|[^,]*\s[^,]*),$/;

/** How often a delimiter stands in a line, but for quotes, and for the comma at the end of a line of a mail. */
const countOf = (line: string, delimiter: Delimiter): number => {
  const text = line.replace(/"[^"]*"/g, '');
  const relevant =
    delimiter === ',' ? text.trim().replace(COMMA_IN_NUMBER, '').replace(COMMA_OF_MAIL, '') : text;
  return relevant.split(delimiter).length - 1;
};

const shareOfMostFrequent = (counts: readonly number[]): number => {
  const frequencies = new Map<number, number>();
  for (const count of counts) frequencies.set(count, (frequencies.get(count) ?? 0) + 1);
  return Math.max(0, ...frequencies.values()) / counts.length;
};

/** How many lines a delimiter separates; 0 where it isn't that of most lines, as often in most of them. */
const separatedBy = (delimiter: Delimiter, sample: readonly string[]): number => {
  const counts = sample.map((line) => countOf(line, delimiter));
  const body = counts.slice(
    Math.max(
      0,
      counts.findIndex((count) => count > 0),
    ),
  );
  const separated = body.filter((count) => count > 0);
  const isTable =
    separated.length > 0 &&
    separated.length / body.length >= SEPARATED_SHARE &&
    (delimiter !== ',' || shareOfMostFrequent(separated) >= SAME_COUNT_SHARE);
  return isTable ? separated.length : 0;
};

/** What separates the cells of most lines; null where there are no cells. The semicolon of a last line separates no table of commas. */
export const findDelimiter = (lines: readonly string[]): Delimiter | null => {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES);
  const counts = DELIMITERS.map((delimiter) => separatedBy(delimiter, sample));
  const most = Math.max(...counts);
  return DELIMITERS.find((_, at) => most > 0 && (counts[at] ?? 0) >= most / 2) ?? null;
};
