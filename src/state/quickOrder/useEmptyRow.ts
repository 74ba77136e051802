import { useState } from 'react';
import { type DraftRow, newRow } from '../../domain/quickOrder/draftRow.ts';
import { newIdentifier } from '../../platform/identifier.ts';

const makeRow = (): DraftRow => newRow(newIdentifier(), 0);

/** The empty row at the end, whose key stays when something is typed into it; then there is another empty row. */
export const useEmptyRow = (rows: readonly DraftRow[]): DraftRow => {
  const [empty, setEmpty] = useState(makeRow);
  if (!rows.some(({ key }) => key === empty.key)) return empty;
  const next = makeRow();
  setEmpty(next);
  return next;
};
