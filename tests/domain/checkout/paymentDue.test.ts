import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isHeldUnpaid,
  isPaymentDue,
  type PlacingTerms,
  placingMethods,
} from '../../../src/domain/checkout/paymentDue.ts';

const CASH: PlacingTerms = {
  kind: 'order',
  paytermDays: 0,
  arePricesHidden: false,
  preauthorization: 'FALSE',
  gateways: ['authorizenet'],
};
const ESTIMATE = { kind: 'estimate' } as const;
const PREAUTHORIZED = { ...ESTIMATE, preauthorization: 'TRUE' } as const;

test.each<[string, Partial<PlacingTerms>, boolean, string[]]>([
  ['an order without terms', {}, true, ['card', 'bank']],
  ['an order on terms', { paytermDays: '30' }, false, ['card', 'bank']],
  ['an invoice without terms', { kind: 'invoice' }, true, ['card', 'bank']],
  ['an order without a gateway', { gateways: [] }, true, []],
  ['an estimate', ESTIMATE, false, []],
  ['a preauthorized estimate', PREAUTHORIZED, true, ['card']],
  ['an estimate on terms', { ...PREAUTHORIZED, paytermDays: 30 }, false, []],
  ['an estimate at another gateway', { ...PREAUTHORIZED, gateways: ['openpay'] }, false, []],
  ['hidden prices', { arePricesHidden: true }, false, []],
  ['hidden prices on terms', { arePricesHidden: true, paytermDays: 30 }, false, []],
  ['a preauthorized estimate with hidden prices', { ...PREAUTHORIZED, arePricesHidden: true }, false, []],
])('%s', (_name, changes, isDue, methods) => {
  const terms = { ...CASH, ...changes };
  expect([isPaymentDue(terms), placingMethods(terms)]).toEqual([isDue, methods]);
});

test.each([
  [true, 0, true],
  [true, null, true],
  [true, 30, false],
  [false, 0, false],
])('with prices hidden: %s and %s days it is held: %s', (arePricesHidden, paytermDays, expected) => {
  expect(isHeldUnpaid({ arePricesHidden, paytermDays })).toBe(expected);
});

test('nothing is due and held at once, and what is due at a gateway has a method', () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('order' as const, 'invoice' as const, 'estimate' as const),
        paytermDays: fc.constantFrom(0, 30, null, '0', '15'),
        arePricesHidden: fc.boolean(),
        preauthorization: fc.constantFrom('TRUE', 'FALSE', undefined),
        gateways: fc.subarray(['authorizenet', 'payu', 'openpay']),
      }),
      (terms) => {
        expect(isPaymentDue(terms) && isHeldUnpaid(terms)).toBe(false);
        if (isPaymentDue(terms) && terms.gateways.length > 0) expect(placingMethods(terms)).toContain('card');
      },
    ),
  );
});
