import { type Exact, exact } from '../../pricing/numbers.ts';

/** One line of the past: base units of a product on a day (yyyy-mm-dd), and the unit it was bought in. */
export type Purchase = { productId: number; day: string; quantity: Exact; units: string; factor: Exact };

/** What is usually bought about now: so many of the unit it was last bought in. */
export type Usual = {
  productId: number;
  quantity: Exact;
  units: string;
  timesBought: number;
  usualDays: number;
  lastDay: string;
};

const DAY = 24 * 60 * 60 * 1_000;
/** Bought on fewer days than this, there is no habit yet. */
const LEAST_TIMES = 2;
/** Of the usual time between two purchases: from here on the next one is near … */
const NEAR = 0.6;
/** … and from here on the habit is over. */
const LAPSED = 2.5;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The middle one; of an even number the lower of the two, so that nobody is talked into more. */
const median = (values: readonly Exact[]): Exact =>
  values.toSorted((one, other) => one.cmp(other))[Math.floor((values.length - 1) / 2)] ?? exact(0);

/** The habit behind the purchases of one product, oldest first; null when there is none, or it isn't due `today`. */
const usualOf = (purchases: readonly Purchase[], today: string): Usual | null => {
  const days = [...new Set(purchases.map(({ day }) => day))];
  const [first, last, newest] = [days[0], days.at(-1), purchases.at(-1)];
  if (!first || !last || !newest || days.length < LEAST_TIMES) return null;
  const usualDays = Math.max(1, Math.round(daysBetween(first, last) / (days.length - 1)));
  const since = daysBetween(last, today) / usualDays;
  if (since < NEAR || since > LAPSED) return null;
  const perDay = days.map((day) =>
    purchases
      .filter((purchase) => purchase.day === day)
      .reduce((sum, { quantity }) => sum.plus(quantity), exact(0)),
  );
  return {
    productId: newest.productId,
    quantity: median(perDay).div(newest.factor).round(0, 3),
    units: newest.units,
    timesBought: days.length,
    usualDays,
    lastDay: last,
  };
};

/**
 * What a client usually buys about now, out of its past: products bought on at least two days whose usual time between two
 * purchases has nearly passed. The quantity is the median of a day's purchases, in whole units of the kind last bought.
 * Most often bought first, then the longest not bought.
 */
export const usualPurchases = (purchases: readonly Purchase[], today: string): Usual[] => {
  const sorted = purchases.toSorted((one, other) => one.day.localeCompare(other.day));
  const usual = [...Map.groupBy(sorted, ({ productId }) => productId).values()].flatMap(
    (own) => usualOf(own, today) ?? [],
  );
  return usual.toSorted(
    (one, other) => other.timesBought - one.timesBought || one.lastDay.localeCompare(other.lastDay),
  );
};
