const DELIMITERS = ['\t', ';', '|', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const SAMPLE_LINES = 50;
/** Of the lines below a letterhead; totals have fewer cells. */
const CONSISTENT_SHARE = 0.7;

const withoutQuoted = (line: string): string => line.replace(/"[^"]*"/g, '');

/** The numbers of a price list have decimal commas, which separate no cells. */
const countOf = (line: string, delimiter: Delimiter): number => {
  const text = withoutQuoted(line);
  return (delimiter === ',' ? text.replace(/\d,\d{1,2}(?!\d)(?!,)/g, '') : text).split(delimiter).length - 1;
};

/** What separates the cells of most lines, as often in each of them; null where there are no cells. */
export const findDelimiter = (lines: readonly string[]): Delimiter | null => {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES);
  const found = DELIMITERS.find((delimiter) => {
    const counts = sample.map((line) => countOf(line, delimiter));
    const body = counts.slice(
      Math.max(
        0,
        counts.findIndex((count) => count > 0),
      ),
    );
    const separated = body.filter((count) => count > 0).length;
    return separated > 0 && separated / body.length >= CONSISTENT_SHARE;
  });
  return found ?? null;
};
