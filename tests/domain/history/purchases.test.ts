import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { purchaseMonths } from '../../../src/domain/history/purchases.ts';

const bought = (month: string, quantity: string) => ({ month, quantity });
const describeMonths = (...input: Parameters<typeof purchaseMonths>) =>
  purchaseMonths(...input).flatMap(({ month, quantity, share }) =>
    share > 0 ? `${month}: ${quantity.toFixed()} ${share}` : [],
  );

describe('the last twelve months', () => {
  test.each<[string, Parameters<typeof purchaseMonths>, string[]]>([
    ['nothing bought', [[], '2026-03-10'], []],
    [
      'shares of the highest',
      [[bought('2026-01', '12'), bought('2026-03', '24')], '2026-03-10'],
      ['2026-01: 12 0.5', '2026-03: 24 1'],
    ],
    [
      'a year ago is the thirteenth',
      [[bought('2025-03', '48'), bought('2025-04', '6')], '2026-03-10'],
      ['2025-04: 6 1'],
    ],
    [
      'what isn’t a number or is below 0 counts as nothing',
      [[bought('2026-01', 'many'), bought('2026-02', '-3'), bought('2026-03', '1.5')], '2026-03-10'],
      ['2026-03: 1.5 1'],
    ],
  ])('%s', (_name, input, expected) => {
    expect(describeMonths(...input)).toEqual(expected);
  });

  test('are twelve that follow each other, and that of today is the last', () => {
    const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.nat(400), (date, quantity) => {
        const today = date.toISOString().slice(0, 10);
        const months = purchaseMonths([bought(today.slice(0, 7), String(quantity))], today);
        expect(months).toHaveLength(12);
        expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
        expect(new Set(months.map(({ month }) => month)).size).toBe(12);
        expect(months.filter(({ isCurrent }) => isCurrent)).toEqual([months.at(-1)]);
        expect(months.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
      }),
    );
  });
});
