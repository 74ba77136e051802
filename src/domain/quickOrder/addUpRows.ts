import { toPositive, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import type { DraftRow } from './draftRow.ts';

/** The code of a row's unit, also where it names none and so has the product's first. */
type UnitOf = (row: DraftRow) => string;

/** Rows with the same text order the same; a row with a problem is like no other. */
const orderOf = (row: DraftRow, unitOf: UnitOf): string => {
  const { key, productId, quantity, size, unreadable, listUnit, packSize } = row;
  const isComplete = productId !== null && toPositive(quantity) && !unreadable && !listUnit && !packSize;
  return isComplete ? JSON.stringify([productId, unitOf(row), size]) : key;
};

const addedUp = (rows: readonly DraftRow[]): DraftRow[] => {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return [...rows];
  const sum = rows.reduce((total, { quantity }) => total.plus(toPositive(quantity) ?? ZERO), ZERO);
  const parts = rows.flatMap(({ quantity, summed }) => (summed.length > 0 ? summed : [quantity]));
  return [{ ...first, quantity: formatForWire(sum), summed: parts }];
};

/**
 * Rows that order the same product in the same unit and size become one, at the first one's place, which says what was added
 * up. `isFinished`: rows of a list, and those that were typed and left; they are added to one another and to those before. A row that is
 * being typed, and rows that still have a problem, stay.
 */
export const addUpRows = (
  rows: readonly DraftRow[],
  isFinished: (row: DraftRow) => boolean,
  unitOf: UnitOf,
): DraftRow[] => {
  const added = new Map<string, DraftRow[]>();
  for (const row of rows) {
    const same = orderOf(row, unitOf);
    const order = isFinished(row) || !added.has(same) ? same : row.key;
    const sum = added.get(order);
    if (sum) sum.push(row);
    else added.set(order, [row]);
  }
  return [...added.values()].flatMap(addedUp);
};
