import { describe, expect, test } from 'vitest';
import { orderBlockers, type PlacementInput } from '../../../src/domain/checkout/orderBlockers.ts';
import { placeableFacts } from '../builders.ts';

const cases: [string, Partial<PlacementInput>, string | null][] = [
  ['an order on terms', {}, null],
  ['no line', { quantities: [] }, 'no_lines'],
  ['no numeric quantity', { quantities: [null, 'n/a', 0] }, 'no_lines'],
  ['one of two quantities', { quantities: [null, '1'] }, null],
  ['a group', { isInGroup: true }, 'sub_customer_required'],
  ['a group with a sub-customer', { isInGroup: true, subCustomerId: 7 }, null],
  ['no unit', { isUnitMissing: true }, 'unit_required'],
  [
    'below the minimum after the discount',
    { minimumOrder: '50', grossValue: 60, discount: 11 },
    'below_minimum',
  ],
  ['the minimum exactly', { minimumOrder: '50', grossValue: 60, discount: 10 }, null],
  ['a minimum of 0', { minimumOrder: 0, grossValue: 0 }, null],
  ['no shipping method', { hasShippingMethods: true }, 'shipping_method_required'],
  ['no state', { state: ' ' }, 'address_required'],
  ['no city', { city: '' }, 'address_required'],
  ['another zone', { shippingMethod: 'GROUND', shippingZones: ['NY', 'GA'] }, 'not_shipped_here'],
  ['its zone', { shippingMethod: 'GROUND', shippingZones: ['GA', 'fl'] }, null],
  ['a method without zones', { hasShippingMethods: true, shippingMethod: 'GROUND' }, null],
  ['above the credit limit', { creditLimit: 500, openBalance: '400.01', netValue: 100 }, 'credit_exceeded'],
  ['the credit limit exactly', { creditLimit: 500, openBalance: 400, netValue: 100 }, null],
  [
    'a credit limit without terms',
    { creditLimit: 1, paytermDays: 0, gateways: ['payu'], paymentMethod: 'card' },
    null,
  ],
  ['no terms and no gateway', { paytermDays: null }, 'no_gateway'],
  ['no terms and no payment method', { paytermDays: '0', gateways: ['payu'] }, 'payment_required'],
];

describe('the first blocker of an order', () => {
  test.each(cases)('%s', (_name, changes, reason) => {
    expect(orderBlockers(placeableFacts(changes))).toEqual(reason === null ? [] : [reason]);
  });

  test('all blockers are returned, in the order of the rules', () => {
    const facts = placeableFacts({
      quantities: [],
      isInGroup: true,
      isUnitMissing: true,
      minimumOrder: 1000,
      hasShippingMethods: true,
      state: '',
      creditLimit: 0,
    });
    const reasons = [
      'no_lines',
      'sub_customer_required',
      'unit_required',
      'below_minimum',
      'shipping_method_required',
      'address_required',
      'credit_exceeded',
    ];
    expect(orderBlockers(facts)).toEqual(reasons);
  });
});
