import type { DealSeed, ProductSeed } from '../types.ts';
import type { RuleSet } from './rules.ts';

type Rewarded = { line: string; quantity: number; most: number };

const beginsAt = ({ special_prices = [], discounts = [], gifts = [] }: RuleSet, quantity: number): boolean =>
  special_prices.some(({ min_value, base }) => Number(min_value) === quantity || Number(base) === quantity) ||
  discounts.some(({ min_value }) => Number(min_value) === quantity) ||
  gifts.some(({ min_value, step }) => Number(min_value) === quantity || Number(step) === quantity);

const hasStock = ({ stock }: ProductSeed, quantity: number): boolean =>
  stock.length === 0 || stock.some((held) => held.quantity >= 2 * quantity);

export function conditionsOf(
  wellKnown: readonly ProductSeed[],
  { line, quantity, most }: Rewarded,
): DealSeed['conditions'] {
  return wellKnown
    .filter(
      (seed) =>
        seed.product.line_name === line &&
        seed.rules !== null &&
        beginsAt(seed.rules, quantity) &&
        hasStock(seed, quantity),
    )
    .slice(0, most)
    .map(({ product }) => ({ id: product.id, quantity }));
}

export function dealsFrom(firstId: number, deals: readonly Omit<DealSeed, 'id'>[]): DealSeed[] {
  return deals
    .filter(({ conditions }) => conditions.length > 0)
    .map((deal, at) => ({ ...deal, id: firstId + at }));
}
