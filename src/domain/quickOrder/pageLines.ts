/**
 * A text of a page, in points. `x`, `y`: where its baseline begins, from the lower left corner. `height`: of its letters.
 */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

type Cell = { text: string; start: number; end: number };
type Row = { y: number; cells: Cell[] };

/** Shares of a letter's height. */
const SAME_BASELINE = 0.4;
const BETWEEN_WORDS = 0.15;
const BETWEEN_CELLS = 0.5;
/** Of a column's width. */
const FILLED_SHARE = 0.5;
/** Of the lines with several cells: where fewer have a text, there is a space between two columns. */
const CROSSING_SHARE = 0.2;

const joined = (cell: Cell, { text, x, width }: PlacedText, gap: number, height: number): Cell => {
  const space = gap > height * BETWEEN_WORDS && !/\s$/.test(cell.text) ? ' ' : '';
  return { text: `${cell.text}${space}${text}`, start: cell.start, end: Math.max(cell.end, x + width) };
};

/** Texts that stand beside one another, those with little space between them as one. */
const cellsOf = (line: readonly PlacedText[]): Cell[] => {
  const cells: Cell[] = [];
  for (const item of line.toSorted((one, other) => one.x - other.x)) {
    const before = cells.at(-1);
    const gap = before ? item.x - before.end : 0;
    if (before && gap <= item.height * BETWEEN_CELLS)
      cells.splice(-1, 1, joined(before, item, gap, item.height));
    else cells.push({ text: item.text, start: item.x, end: item.x + item.width });
  }
  return cells;
};

/** The lines of a page from its top: texts on one baseline. */
const rowsOfPage = (texts: readonly PlacedText[]): Row[] => {
  const lines: PlacedText[][] = [];
  const fromTop = texts.filter(({ text }) => text.trim() !== '').toSorted((one, other) => other.y - one.y);
  for (const item of fromTop) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - item.y <= first.height * SAME_BASELINE) line.push(item);
    else lines.push([item]);
  }
  return lines.map((line) => ({ y: line[0]?.y ?? 0, cells: cellsOf(line) }));
};

/** What stands at the same height on several pages but for its numbers: a running head, which is one cell. */
const withRunningHeads = (pages: readonly Row[][]): Row[][] => {
  const keyOf = ({ y, cells }: Row) =>
    `${Math.round(y)} ${cells.map(({ text }) => text.replace(/\d+/g, '0')).join(' ')}`;
  const pagesOf = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(page.map(keyOf))) pagesOf.set(key, (pagesOf.get(key) ?? 0) + 1);
  const asOne = (row: Row): Row => {
    const [first] = row.cells;
    if (!first || (pagesOf.get(keyOf(row)) ?? 0) < 2) return row;
    return { ...row, cells: [{ ...first, text: row.cells.map(({ text }) => text).join(' ') }] };
  };
  return pages.map((page) => page.map(asOne));
};

type Band = Pick<Cell, 'start' | 'end'>;

const overlaps = (one: Band, other: Band): boolean => one.start < other.end && other.start < one.end;

/** Neighbours of which no line has both are one column: a head on the left, and numbers on the right. */
const mergedBands = (bands: readonly Band[], table: readonly Row[]): Band[] => {
  const merged: Band[] = [];
  const has = ({ cells }: Row, some: Band) => cells.some((cell) => overlaps(cell, some));
  for (const band of bands) {
    const before = merged.at(-1);
    if (!before || table.some((row) => has(row, before) && has(row, band))) merged.push(band);
    else merged.splice(-1, 1, { start: before.start, end: band.end });
  }
  return merged;
};

/** Where most of the lines have texts. */
const denseBands = (table: readonly Row[]): Band[] => {
  const cells = table.flatMap((row) => row.cells);
  const covered = Array.from({ length: Math.ceil(Math.max(0, ...cells.map(({ end }) => end))) }, () => 0);
  for (const { start, end } of cells)
    for (let at = Math.max(0, Math.floor(start)); at < Math.ceil(end); at += 1)
      covered[at] = (covered[at] ?? 0) + 1;
  const bands: Band[] = [];
  for (const [at, count] of covered.entries()) {
    const band = bands.at(-1);
    if (count <= table.length * CROSSING_SHARE) continue;
    if (band?.end === at) band.end = at + 1;
    else bands.push({ start: at, end: at + 1 });
  }
  return bands;
};

/** Bands in which the line with the most cells, mostly the heads, has several: texts that reach into the next column have joined these. */
const splitBands = (bands: readonly Band[], table: readonly Row[]): Band[] => {
  const most = Math.max(0, ...table.map(({ cells }) => cells.length));
  const cells = table.find((row) => row.cells.length === most)?.cells ?? [];
  return bands.flatMap((band) => {
    const inside = cells.filter((cell) => overlaps(cell, band));
    return inside.length < 2
      ? [band]
      : inside.map(({ start }, at) => ({
          start: at === 0 ? band.start : start,
          end: inside[at + 1]?.start ?? band.end,
        }));
  });
};

/** The columns of the lines with several cells, from the left. */
const bandsOf = (rows: readonly Row[]): Band[] => {
  const table = rows.filter(({ cells }) => cells.length > 1);
  const bands = denseBands(table);
  for (const cell of table.flatMap(({ cells }) => cells))
    if (!bands.some((band) => overlaps(band, cell))) bands.push(cell);
  const fromLeft = bands.toSorted((one, other) => one.start - other.start);
  return splitBands(mergedBands(fromLeft, table), table);
};

/** A text that fills another column too stands in both: what each holds can't be told. */
const isIn = (cell: Cell, band: Band): boolean => {
  const common = Math.min(cell.end, band.end) - Math.max(cell.start, band.start);
  return common > 0 && common >= (band.end - band.start) * FILLED_SHARE;
};

const inBands = ({ cells }: Row, bands: readonly Band[]): string[] => {
  const line = bands.map(() => '');
  for (const cell of cells) {
    const first = bands.findIndex((band) => overlaps(band, cell));
    for (const [at, band] of bands.entries())
      if (at === first || (cells.length > 1 && isIn(cell, band)))
        line[at] = line[at] ? `${line[at]} ${cell.text}` : cell.text;
  }
  return line;
};

/**
 * The lines of pages from the top of the first one, each with its cells in the columns that the pages have; a page without columns has
 * lines of one cell.
 */
export const linesOfPages = (pages: readonly (readonly PlacedText[])[]): string[][] => {
  const rows = withRunningHeads(pages.map(rowsOfPage)).flat();
  const bands = bandsOf(rows);
  return rows.map((row) => {
    const alone = [row.cells.map(({ text }) => text).join(' ')];
    const isInColumns =
      bands.length > 1 && row.cells.every((cell) => bands.some((band) => overlaps(band, cell)));
    return isInColumns ? inBands(row, bands) : alone;
  });
};
