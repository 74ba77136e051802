import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryOf } from '../../../src/domain/checkout/delivery.ts';
import type { ShippingMethod } from '../../../src/domain/checkout/shippingMethod.ts';

const method = (code: string, ...zones: string[]): ShippingMethod => ({
  code,
  name: code,
  ruleId: null,
  fixed: 10,
  percent: null,
  zones,
});
const addressIn = (state: string) => ({ lines: ['1 Pier'], city: 'Newark', state, zip: '', country: 'US' });

const GROUND = method('GROUND');
const VAN = method('VAN', 'NJ', 'ny ');
const BOAT = method('BOAT', 'FL');

const deliver = (
  methods: readonly ShippingMethod[],
  state: string,
  chosen: { code?: string | null; last?: string | null } = {},
) => {
  const {
    offered,
    method: used,
    dropped,
    isUnserved,
    lacksMethod,
  } = deliveryOf(
    methods,
    { address: addressIn(state), subCustomers: [] },
    {
      address: null,
      subCustomerId: null,
      shippingMethodCode: chosen.code ?? null,
      lastShippingMethodCode: chosen.last ?? null,
    },
  );
  return {
    offered: offered.map(({ code }) => code).join(' '),
    used: used?.code ?? null,
    dropped: dropped?.code ?? null,
    isUnserved,
    lacksMethod,
  };
};

describe('how an order is delivered', () => {
  test.each([
    ['several methods, none chosen', [GROUND, VAN], 'NJ', {}, 'GROUND VAN', null, null],
    ['the chosen one', [GROUND, VAN], 'NY', { code: 'VAN' }, 'GROUND VAN', 'VAN', null],
    ['the last used one', [GROUND, VAN], 'NJ', { last: 'VAN' }, 'GROUND VAN', 'VAN', null],
    [
      'the chosen before the last used',
      [GROUND, VAN],
      'NJ',
      { code: 'GROUND', last: 'VAN' },
      'GROUND VAN',
      'GROUND',
      null,
    ],
    ['the only one that serves the address', [GROUND, VAN], 'FL', {}, 'GROUND', 'GROUND', null],
    [
      'a chosen one that doesn’t serve it is dropped',
      [GROUND, VAN, BOAT],
      'TX',
      { code: 'VAN' },
      'GROUND',
      'GROUND',
      'VAN',
    ],
    [
      'several left after that',
      [GROUND, method('POST'), VAN],
      'TX',
      { code: 'VAN' },
      'GROUND POST',
      null,
      'VAN',
    ],
    [
      'the last used one doesn’t serve it',
      [GROUND, method('POST'), VAN],
      'TX',
      { last: 'VAN' },
      'GROUND POST',
      null,
      'VAN',
    ],
    [
      'the last used one instead of the dropped one',
      [GROUND, VAN, BOAT],
      'FL',
      { code: 'VAN', last: 'BOAT' },
      'GROUND BOAT',
      'BOAT',
      'VAN',
    ],
    [
      'a method that is no longer offered',
      [GROUND, VAN],
      'NJ',
      { code: 'GONE', last: 'GONE' },
      'GROUND VAN',
      null,
      null,
    ],
    ['an unknown state', [VAN, BOAT], ' ', { last: 'VAN' }, 'VAN BOAT', 'VAN', null],
    ['the only method of all', [VAN], '', {}, 'VAN', 'VAN', null],
  ] as const)('%s', (_, methods, state, chosen, offered, used, dropped) => {
    expect(deliver(methods, state, chosen)).toMatchObject({ offered, used, dropped, isUnserved: false });
  });

  test('an address that no method serves', () => {
    expect(deliver([VAN, BOAT], 'TX', { code: 'VAN' })).toEqual({
      offered: '',
      used: null,
      dropped: 'VAN',
      isUnserved: true,
      lacksMethod: true,
    });
    expect(deliver([], 'TX').isUnserved).toBe(false);
  });

  test.each([
    ['several, none chosen', [GROUND, VAN], {}, true],
    ['one chosen', [GROUND, VAN], { code: 'VAN' }, false],
    ['none that serves the address', [BOAT], {}, true],
    ['none at all', [], {}, false],
  ])('whether a method is lacking: of %s', (_, methods, chosen, expected) => {
    expect(deliver(methods, 'NJ', chosen).lacksMethod).toBe(expected);
  });

  test('never uses a method that doesn’t serve a known state', () => {
    const codes = fc.constantFrom('GROUND', 'VAN', 'BOAT', null);
    fc.assert(
      fc.property(
        fc.subarray([GROUND, VAN, BOAT]),
        fc.constantFrom('NJ', 'FL', 'TX'),
        codes,
        codes,
        (methods, state, code, last) => {
          const { offered, used, dropped } = deliver(methods, state, { code, last });
          expect(used === null || offered.split(' ').includes(used)).toBe(true);
          expect(dropped === null || dropped !== used).toBe(true);
          expect(offered.includes('VAN') && state !== 'NJ').toBe(false);
          expect(offered.includes('BOAT') && state !== 'FL').toBe(false);
        },
      ),
    );
  });
});
