import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateOrderNumbers } from '../../../src/domain/checkout/candidateOrderNumbers.ts';

const CREATED = 1_773_050_959_231;
const A_DAY = 86_400_000;
const cart = { now: CREATED, currentNumber: 'WEB-0959231', created: CREATED, clientId: 10, isFull: false };

test.each([
  ['its own number first', {}, ['WEB-0959231', 'WEB-0959242', 'WEB-0959253', 'WEB-0959264', 'WEB-0959275']],
  ['a moment before a day is over', { now: CREATED + A_DAY - 1 }, ['WEB-0959231', 'WEB-0959242']],
  ['a day later that of the day', { now: CREATED + A_DAY }, ['WEB-7359231', 'WEB-7359242']],
  [
    'the whole timestamp where the company wants it',
    { isFull: true, currentNumber: 'WEB-1773050959231' },
    ['WEB-1773050959231', 'WEB-1773050959242'],
  ],
])('a cart is sent with %s', (_, changes, expected) => {
  expect(candidateOrderNumbers({ ...cart, ...changes }).slice(0, expected.length)).toEqual(expected);
});

test('all sessions have the same candidates within a day, all different', () => {
  const age = fc.integer({ min: 0, max: A_DAY - 1 });
  fc.assert(
    fc.property(fc.nat({ max: 9_999 }), fc.nat({ max: 20 }), age, age, (clientId, days, one, other) => {
      const numbers = (now: number) =>
        candidateOrderNumbers({ ...cart, clientId, now: CREATED + days * A_DAY + now });
      expect(numbers(one)).toEqual(numbers(other));
      expect(new Set(numbers(one)).size).toBe(5);
    }),
  );
});
