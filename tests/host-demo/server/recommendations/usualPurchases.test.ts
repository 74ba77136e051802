import { expect, it } from 'vitest';
import { exact } from '../../../../host-demo/server/pricing/numbers.ts';
import {
  type Purchase,
  usualPurchases,
} from '../../../../host-demo/server/routes/recommendations/usualPurchases.ts';

const TODAY = '2026-03-31';

const purchase = (
  productId: number,
  day: string,
  quantity: number,
  changes: Partial<Purchase> = {},
): Purchase => ({
  productId,
  day,
  quantity: exact(quantity),
  units: 'EA',
  factor: exact(1),
  ...changes,
});

const usual = (...purchases: Purchase[]) =>
  usualPurchases(purchases, TODAY).map(({ productId, quantity, units, timesBought, usualDays, lastDay }) => [
    productId,
    quantity.toNumber(),
    units,
    timesBought,
    usualDays,
    lastDay,
  ]);

it('includes a product when its usual interval has nearly passed', () => {
  expect(usual(purchase(1, '2026-01-30', 4), purchase(1, '2026-03-01', 6))).toEqual([
    [1, 4, 'EA', 2, 30, '2026-03-01'],
  ]);
});

it.each([
  ['once is no habit', [purchase(1, '2026-03-01', 4)]],
  ['twice on one day is once', [purchase(1, '2026-03-01', 4), purchase(1, '2026-03-01', 4)]],
  ['bought again only now', [purchase(1, '2026-01-30', 4), purchase(1, '2026-03-30', 4)]],
  ['given up: every 10 days, and not for 50', [purchase(1, '2026-01-30', 4), purchase(1, '2026-02-09', 4)]],
])('%s', (_, purchases) => {
  expect(usual(...purchases)).toEqual([]);
});

it('has the median quantity of a day, in whole units of the last purchase', () => {
  const inCases = { units: 'CS', factor: exact(12) };
  expect(
    usual(
      purchase(1, '2026-01-01', 5),
      purchase(1, '2026-01-31', 10),
      purchase(1, '2026-01-31', 20),
      purchase(1, '2026-03-01', 48, inCases),
    ),
  ).toEqual([[1, 3, 'CS', 3, 30, '2026-03-01']]);
});

it('is sorted by the number of purchases, then by the oldest last purchase', () => {
  expect(
    usual(
      purchase(2, '2026-01-30', 1),
      purchase(2, '2026-03-01', 1),
      purchase(3, '2026-01-20', 1),
      purchase(3, '2026-02-20', 1),
      purchase(1, '2026-01-01', 1),
      purchase(1, '2026-01-30', 1),
      purchase(1, '2026-03-01', 1),
    ).map(([productId]) => productId),
  ).toEqual([1, 3, 2]);
});
