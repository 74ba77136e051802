import { CODE_MAX_LENGTH, type DraftRow, newRow, positionsAfter } from './draftRow.ts';
import type { ListRow } from './listRow.ts';

/** Rows of the quick order for those of a list, after the row at `after`. A row without a code is looked up by its words. */
export const rowsOfList = (
  list: readonly ListRow[],
  { rows, after, newKey }: { rows: readonly DraftRow[]; after: number | null; newKey: () => string },
): DraftRow[] => {
  const positions = positionsAfter(rows, after, list.length);
  return list.map(({ code, name, quantity, unit, packSize, problem, quantityText, text }, index) =>
    newRow(newKey(), positions[index] ?? index, {
      code: (code || name || text).slice(0, CODE_MAX_LENGTH),
      quantity: quantity ?? '',
      listUnit: unit,
      packSize: packSize ?? '',
      unreadable: problem === 'quantity_unreadable' ? quantityText : '',
    }),
  );
};
