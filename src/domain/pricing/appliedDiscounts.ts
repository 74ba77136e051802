import { discountStep } from './rules/discount.ts';
import type { DiscountEntry, TrailStep } from './types.ts';

/** The discount entries that the steps of the trail come from, in order (rules: Price of a line). */
export function appliedDiscounts(
  entries: readonly DiscountEntry[],
  trail: readonly TrailStep[],
): DiscountEntry[] {
  return trail.flatMap(
    ({ rule, name, before, after }) =>
      entries.find(
        (entry) =>
          entry.rule === rule && entry.name === name && discountStep(entry, before)?.after.eq(after) === true,
      ) ?? [],
  );
}
