import { exact, zero } from '../pricing/numbers.ts';
import type { DocumentTexts } from '../texts/document.ts';
import { chargeText, paidWithTexts } from '../texts/paidWith.ts';
import { hasText, type Print } from './print.ts';
import type { ShownSums } from './shownSums.ts';
import type { Sheet, SheetFacts } from './types.ts';

// A payment that the provider hasn't confirmed yet.
export const isClearing = ({ payments }: SheetFacts): boolean =>
  payments.some(({ step }) => step === 'submitted');

/** "Card surcharge 2.9%" of the payment that it was placed with; without one only that it is a charge or discount. */
const chargeName = ({ row, payments, language }: SheetFacts, print: Print, { total }: DocumentTexts) => {
  const isReduction = exact(row.payment_charge).lt(zero);
  const payment = payments.find(({ transaction_id }) => transaction_id === row.id);
  if (!payment) return isReduction ? total.reduction : total.charge;
  return chargeText(language, payment, { isReduction, rate: print.percent(payment.charge_rate) });
};

// The last row is the total.
export const totalsOf = (
  facts: SheetFacts,
  sums: ShownSums,
  print: Print,
  texts: DocumentTexts,
): Sheet['totals'] => {
  const { row, language } = facts;
  const { total } = texts;
  const isFree = hasText(row.header.shipping_method_name) && exact(row.shipping_cost).eq(zero);
  const optional = (name: string, value: string): Sheet['totals'] =>
    exact(value).eq(zero) ? [] : [[name, print.money(value)]];
  return [
    [total.goods, print.money(sums.goods.toFixed())],
    ...optional(total.discount, sums.discount.times(-1).toFixed()),
    ...optional(total.coupon(row.header.portal_coupons_code), sums.coupon.times(-1).toFixed()),
    [total.tax, print.money(sums.tax.toFixed())],
    ...(isFree ? [[total.shipping, paidWithTexts[language].free] satisfies [string, string]] : []),
    ...optional(total.shipping, row.shipping_cost),
    ...optional(chargeName(facts, print, texts), row.payment_charge),
    ...optional(total.rounding, sums.rounding.toFixed()),
    [texts.sum(row.currency_code), print.money(row.netvalue)],
  ];
};

export const afterTotalOf = (
  facts: SheetFacts,
  { saved }: ShownSums,
  print: Print,
  { total }: DocumentTexts,
): Sheet['afterTotal'] => {
  const { row, language } = facts;
  // Under what is still to be paid it would read as if it came off.
  if (row.kind !== 'invoice') return saved.gt(zero) ? [[total.saved, print.money(saved.toFixed())]] : [];
  if (row.balance === null || row.status === 'cancelled') return [];
  const paid = exact(row.netvalue).minus(row.balance);
  return [
    ...(paid.gt(zero)
      ? [
          [
            isClearing(facts) ? paidWithTexts[language].submitted : total.paid,
            print.money(paid.times(-1).toFixed()),
          ] satisfies [string, string],
        ]
      : []),
    [total.balance, print.money(row.balance)],
  ];
};
