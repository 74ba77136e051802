import type { Offer } from '../catalogue/product.ts';
import { type Money, money, sumMoney } from '../numbers/money.ts';
import { priceLine } from '../pricing/priceLine.ts';
import type { PriceLineInput } from '../pricing/types.ts';
import type { ConditionProgress } from './dealProgress.ts';

/** What the missing quantities cost at the prices of the required ones, before tax; null when one has no price (rules: Price of a line). */
export function missingAmount(
  conditions: readonly ConditionProgress[],
  offers: ReadonlyMap<number, Offer>,
  pricing: Pick<PriceLineInput, 'settings' | 'customer'>,
): Money | null {
  const amounts = conditions.map(({ condition, required, missing }): Money | null => {
    const offer = offers.get(condition.productId);
    if (!offer) return null;
    const { price, rules, product } = offer;
    const line = { price, rules, defaultTax: product.defaultTax, quantity: required.toFixed(), unit: null };
    const priced = priceLine({ ...line, ...pricing, size: null });
    return priced.ok ? money(priced.originalNetPrice.times(missing)) : null;
  });
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sumMoney(known) : null;
}
