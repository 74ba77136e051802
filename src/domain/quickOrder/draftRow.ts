/**
 * A row of the quick order, as it is kept. `position`: rows are sorted by it. `code`: as typed or listed. `productId`: null until the
 * code is recognised or a product is chosen. `quantity`: decimal text in the unit with the code `unit`; empty while none is
 * typed. `unit`: empty for the product's first unit. `unreadable`: a quantity that can't be read, as it was typed. `listUnit`,
 * `packSize`: of the list that it came from, until the product is known ("cs"; the 12 of "3x12").
 * `summed`: the quantities of the rows of a list that were added up. `rounded`: the quantity before it was rounded up.
 */
export type DraftRow = {
  readonly key: string;
  readonly position: number;
  readonly code: string;
  readonly productId: number | null;
  readonly quantity: string;
  readonly unit: string;
  readonly size: string;
  readonly unreadable: string;
  readonly listUnit: string;
  readonly packSize: string;
  readonly summed: readonly string[];
  readonly rounded: string;
};

/** The longest list that is read, and the longest quick order. */
export const MAX_ROWS = 10_000;

export const CODE_MAX_LENGTH = 100;

export const newRow = (key: string, position: number, typed: Partial<DraftRow> = {}): DraftRow => ({
  key,
  position,
  code: '',
  productId: null,
  quantity: '',
  unit: '',
  size: '',
  unreadable: '',
  listUnit: '',
  packSize: '',
  summed: [],
  rounded: '',
  ...typed,
});

export const byPosition = (a: DraftRow, b: DraftRow): number =>
  a.position - b.position || (a.key < b.key ? -1 : 1);

/** As many positions after `before`, below that of the row that follows it. */
export const positionsAfter = (rows: readonly DraftRow[], before: number | null, count: number): number[] => {
  const start = before ?? (rows[0]?.position ?? 1) - 1;
  const next = rows.find(({ position }) => position > start)?.position;
  const step = next === undefined ? 1 : (next - start) / (count + 1);
  return Array.from({ length: count }, (_, index) => start + step * (index + 1));
};
