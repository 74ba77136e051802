import { expect, test } from 'vitest';
import { inCents, sumMoney } from '../../../src/domain/numbers/money.ts';
import { m } from '../builders.ts';

test('money has 2 decimals, sums exactly and is charged in cents', () => {
  expect(m('2.005').toFixed(2)).toBe('2.01');
  expect(sumMoney([m('0.1'), m('0.2')]).toFixed(2)).toBe('0.30');
  expect(sumMoney([]).toFixed(2)).toBe('0.00');
  expect(inCents(m('8046.47'))).toBe(804647);
});
