import { isSameData } from '../../domain/cart/isSameData.ts';
import type { TransactionTotals } from '../../domain/cart/totals.ts';
import type { Money } from '../../domain/numbers/money.ts';
import type { CartPrices } from './cartStates.ts';

const keep = <Part>(before: Part, after: Part): Part => (isSameData(before, after) ? before : after);

const keepAmount = (before: Money, after: Money): Money => (before.eq(after) ? before : after);

const keepTotals = (before: TransactionTotals, after: TransactionTotals): TransactionTotals => ({
  grossValue: keepAmount(before.grossValue, after.grossValue),
  coupon: keepAmount(before.coupon, after.coupon),
  discount: keepAmount(before.discount, after.discount),
  tax: keepAmount(before.tax, after.tax),
  shipping: keepAmount(before.shipping, after.shipping),
  charge: keepAmount(before.charge, after.charge),
  netValue: keepAmount(before.netValue, after.netValue),
  cents: after.cents,
});

// What is as before stays the same object, so that only what shows a changed figure renders again.
export const keepUnchanged = (before: CartPrices | null, after: CartPrices): CartPrices =>
  before
    ? {
        ...after,
        gifts: keep(before.gifts, after.gifts),
        totals: keepTotals(before.totals, after.totals),
        delivery: keep(before.delivery, after.delivery),
        payment: keep(before.payment, after.payment),
      }
    : after;
