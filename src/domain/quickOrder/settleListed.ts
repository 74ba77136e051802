import type { UnitOfMeasure } from '../pricing/types.ts';
import type { DraftRow } from './draftRow.ts';
import { listedQuantity } from './listedQuantity.ts';

/** A row of a list once its product's units are known; the same row where its unit can't be told. */
export const settleListed = (row: DraftRow, units: readonly UnitOfMeasure[]): DraftRow => {
  const { quantity, listUnit, packSize, unit } = row;
  const ordered = listedQuantity({ quantity, unit: listUnit, packSize }, units);
  const isSame = listUnit === '' && packSize === '' && ordered?.unit === unit && ordered.rounded === '';
  return ordered && !isSame ? { ...row, ...ordered, listUnit: '', packSize: '' } : row;
};
