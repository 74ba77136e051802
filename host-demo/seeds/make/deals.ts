import type { DealSeed, ProductSeed } from '../types.ts';
import type { RuleSet } from './rules.ts';

/** Which products a deal is made of: those of a line where something begins at this quantity. */
type Rewarded = { line: string; quantity: number; most: number };

const beginsAt = ({ special_prices = [], discounts = [], gifts = [] }: RuleSet, quantity: number): boolean =>
  special_prices.some(({ min_value, base }) => Number(min_value) === quantity || Number(base) === quantity) ||
  discounts.some(({ min_value }) => Number(min_value) === quantity) ||
  gifts.some(({ min_value, step }) => Number(min_value) === quantity || Number(step) === quantity);

/** A deal can be had when one warehouse holds it twice. */
const holds = ({ stock }: ProductSeed, quantity: number): boolean =>
  stock.length === 0 || stock.some((held) => held.quantity >= 2 * quantity);

/** The first such products of a shelf as a deal's conditions: their own price rules are what the deal brings. */
export function conditionsOf(
  shelf: readonly ProductSeed[],
  { line, quantity, most }: Rewarded,
): DealSeed['conditions'] {
  return shelf
    .filter(
      (seed) =>
        seed.product.line_name === line &&
        seed.rules !== null &&
        beginsAt(seed.rules, quantity) &&
        holds(seed, quantity),
    )
    .slice(0, most)
    .map(({ product }) => ({ id: product.id, quantity }));
}

/** Deals numbered from `firstId` on; one that no product is left for isn't offered. */
export function dealsFrom(firstId: number, deals: readonly Omit<DealSeed, 'id'>[]): DealSeed[] {
  return deals
    .filter(({ conditions }) => conditions.length > 0)
    .map((deal, at) => ({ ...deal, id: firstId + at }));
}
