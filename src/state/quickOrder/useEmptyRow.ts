import { useState } from 'react';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { newIdentifier } from '../../platform/identifier.ts';

/** The key of the empty row at the end, which stays with it when something is typed into it; then there is another empty row. */
export const useEmptyRow = (rows: readonly DraftRow[]): string => {
  const [key, setKey] = useState(newIdentifier);
  if (!rows.some((row) => row.key === key)) return key;
  const next = newIdentifier();
  setKey(next);
  return next;
};
