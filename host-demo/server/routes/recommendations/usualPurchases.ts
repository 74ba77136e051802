import { type Exact, exact } from '../../pricing/numbers.ts';

/** A purchase: base units of a product on a day (yyyy-mm-dd), and its unit. */
export type Purchase = { productId: number; day: string; quantity: Exact; units: string; factor: Exact };

/** A usual purchase: quantity in the unit last bought. */
export type Usual = {
  productId: number;
  quantity: Exact;
  units: string;
  timesBought: number;
  usualDays: number;
  lastDay: string;
};

const DAY = 24 * 60 * 60 * 1_000;
/** Fewer days are no habit. */
const LEAST_TIMES = 2;
/** Share of the usual interval from which the next purchase is due … */
const NEAR = 0.6;
/** … and from which the habit has ended. */
const LAPSED = 2.5;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The median; the lower one of an even number. */
const median = (values: readonly Exact[]): Exact =>
  values.toSorted((one, other) => one.cmp(other))[Math.floor((values.length - 1) / 2)] ?? exact(0);

/** The habit in the purchases of one product, oldest first; null without one, or when it is not due. */
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
 * What a client usually buys at this time: products bought on at least two days whose usual interval has nearly passed.
 * The quantity is the median per day, in whole units. Most frequent first, then longest not bought.
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
