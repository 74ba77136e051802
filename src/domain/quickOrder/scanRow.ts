import { toPositive, ZERO } from '../numbers/decimal.ts';
import type { DraftRow } from './draftRow.ts';
import { setCode, setQuantity } from './editRows.ts';

type Rows = readonly DraftRow[];

/** The row of a scanned code; undefined before it was scanned. */
export const rowScanned = (rows: Rows, code: string): DraftRow | undefined =>
  rows.find((row) => row.code === code);

/** One more of a scanned code: in its row, or in a new one with the key. */
export const scanRow = (rows: Rows, code: string, newKey: string): Rows => {
  const row = rowScanned(rows, code);
  const quantity = (toPositive(row?.quantity ?? '') ?? ZERO).plus(1).toFixed();
  const key = row?.key ?? newKey;
  return setQuantity(row ? rows : setCode(rows, key, code), key, quantity);
};
