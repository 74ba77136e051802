import type { UnitOfMeasure } from '../pricing/types.ts';

/** A row's unit: the one that it names, else the product's first; null for pieces. */
export const rowUnit = (code: string, units: readonly UnitOfMeasure[]): UnitOfMeasure | null =>
  units.find((unit) => unit.code === code) ?? units[0] ?? null;
