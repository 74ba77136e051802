import { type Exact, exact } from '../../pricing/numbers.ts';

/** A purchase: base units of a product on a day (yyyy-mm-dd), and its unit. */
export type Purchase = { productId: number; day: string; quantity: Exact; units: string; factor: Exact };

/** A usual purchase: quantity in the unit last bought. */
export type UsualPurchase = {
  productId: number;
  quantity: Exact;
  units: string;
  timesBought: number;
  usualDays: number;
  lastDay: string;
};

const DAY = 24 * 60 * 60 * 1_000;
const MIN_DAYS_BOUGHT = 2;
/** The next purchase is due when this share of the usual interval has passed. */
const DUE_FROM = 0.6;
/** The product is no longer a usual one when so many intervals have passed. */
const LAPSED_FROM = 2.5;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The median; the lower one of an even number. */
const median = (values: readonly Exact[]): Exact =>
  values.toSorted((one, other) => one.cmp(other))[Math.floor((values.length - 1) / 2)] ?? exact(0);

/** The usual purchase of one product, from its purchases, oldest first; null when there is none or it is not due. */
const findUsualPurchase = (purchases: readonly Purchase[], today: string): UsualPurchase | null => {
  const days = [...new Set(purchases.map(({ day }) => day))];
  const [first, last, newest] = [days[0], days.at(-1), purchases.at(-1)];
  if (!first || !last || !newest || days.length < MIN_DAYS_BOUGHT) return null;
  const usualDays = Math.max(1, Math.round(daysBetween(first, last) / (days.length - 1)));
  const intervalsSince = daysBetween(last, today) / usualDays;
  if (intervalsSince < DUE_FROM || intervalsSince > LAPSED_FROM) return null;
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
export const usualPurchases = (purchases: readonly Purchase[], today: string): UsualPurchase[] => {
  const sorted = purchases.toSorted((one, other) => one.day.localeCompare(other.day));
  const usual = [...Map.groupBy(sorted, ({ productId }) => productId).values()].flatMap(
    (purchasesOfProduct) => findUsualPurchase(purchasesOfProduct, today) ?? [],
  );
  return usual.toSorted(
    (one, other) => other.timesBought - one.timesBought || one.lastDay.localeCompare(other.lastDay),
  );
};
