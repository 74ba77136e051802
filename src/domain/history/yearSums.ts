import { type Decimal, HUNDRED, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';

/** What was ordered in a month, yyyy-mm. `amount`: decimal text; null when prices are hidden. */
export type MonthSum = { month: string; count: number; amount: string | null };

/** `share`: of the highest month, 0 to 1. */
type YearMonth = { month: string; amount: Decimal; share: number; isCurrent: boolean };

/**
 * `change`: the months before this one against the same months of last year, in whole percent; null where there is nothing to compare
 * with. `lastCompared`: the last of these months, yyyy-mm.
 */
export type YearSums = {
  total: Decimal;
  thisMonth: Decimal;
  change: number | null;
  lastCompared: string | null;
  months: readonly YearMonth[];
};

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const sum = (amounts: readonly Decimal[]): Decimal => amounts.reduce((total, each) => total.plus(each), ZERO);

const percentMore = (now: Decimal, before: Decimal): number | null =>
  before.gt(ZERO) ? Math.round(now.minus(before).div(before).times(HUNDRED).toNumber()) : null;

/** This year of a customer's orders. `today`: yyyy-mm-dd. Null without an amount in it and in the year before, or with hidden prices. */
export const yearSums = (sums: readonly MonthSum[], today: string): YearSums | null => {
  const amounts = new Map(sums.map(({ month, amount }) => [month, toDecimal(amount)]));
  if ([...amounts.values()].every((amount) => amount === null || amount.eq(ZERO))) return null;
  const year = today.slice(0, 4);
  const current = today.slice(0, 7);
  const amountOf = (ofYear: string, month: string): Decimal => amounts.get(`${ofYear}-${month}`) ?? ZERO;
  const ofYear = MONTHS.map((month) => ({ month: `${year}-${month}`, amount: amountOf(year, month) }));
  const earlier = MONTHS.filter((month) => `${year}-${month}` < current);
  const highest = ofYear.reduce((most, { amount }) => maxDecimal(most, amount), ZERO);
  const change = percentMore(
    sum(earlier.map((month) => amountOf(year, month))),
    sum(earlier.map((month) => amountOf(String(Number(year) - 1), month))),
  );
  return {
    total: sum(ofYear.map(({ amount }) => amount)),
    thisMonth: amounts.get(current) ?? ZERO,
    change,
    lastCompared: change === null ? null : `${year}-${earlier.at(-1)}`,
    months: ofYear.map(({ month, amount }) => ({
      month,
      amount,
      share: highest.gt(ZERO) ? Math.max(0, amount.div(highest).toNumber()) : 0,
      isCurrent: month === current,
    })),
  };
};
