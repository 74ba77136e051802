import {
  maxDecimal,
  minDecimal,
  type NumericInput,
  percentOf,
  toDecimal,
  toPositive,
} from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY } from '../numbers/money.ts';

/** `minimumCost` uses the smaller of the two numbers instead of the larger. */
export type ShippingRule = {
  fixed: NumericInput;
  percent: NumericInput;
  freeMinimum: NumericInput;
  minimumCost: boolean;
};

/** The cost for gross less discount (rules: Shipping cost); 0 without a rule or numbers. */
export function shippingCost(rule: ShippingRule | null, amount: Money): Money {
  if (!rule) return NO_MONEY;
  const threshold = toPositive(rule.freeMinimum);
  if (threshold && amount.gte(threshold)) return NO_MONEY;
  const fixed = toDecimal(rule.fixed);
  const percent = toDecimal(rule.percent);
  const share = percent && percentOf(amount, percent);
  if (!fixed || !share) return money(fixed ?? share ?? NO_MONEY);
  return money(rule.minimumCost ? minDecimal(fixed, share) : maxDecimal(fixed, share));
}
