import { describe, expect, test } from 'vitest';
import {
  addressAfterSubCustomerChange,
  knownAddresses,
  suggestedStates,
} from '../../../src/domain/checkout/knownAddresses.ts';
import type { ShippingAddress } from '../../../src/domain/session/customer.ts';

const at = (street: string, city = 'Newark', state = 'NJ'): ShippingAddress => ({
  lines: street === '' ? [] : [street],
  city,
  state,
  zip: '',
  country: 'US',
});
const own = at('1 Pier Plaza');
const oyster = at('8 Exchange Place', 'Jersey City');
const bistro = at('221 Sinatra Drive', 'Hoboken');
const sub = (id: number, address: ShippingAddress | null) => ({
  id,
  code: String(id),
  name: `Sub ${id}`,
  branchName: '',
  address,
});
const group = {
  address: own,
  addresses: [own, at('9 Ferry Street')],
  subCustomers: [sub(1, oyster), sub(2, bistro), sub(3, null)],
};

describe('the addresses to choose from', () => {
  test('are the customer’s own and its list, each once', () => {
    expect(knownAddresses(group, null)).toEqual([own, at('9 Ferry Street')]);
  });
  test('begin with the sub-customer’s that the order is for', () => {
    expect(knownAddresses(group, 2)).toEqual([bistro, own, at('9 Ferry Street')]);
    expect(knownAddresses(group, 3)).toEqual([own, at('9 Ferry Street')]);
  });
  test('leave out one that says nothing', () => {
    expect(knownAddresses({ ...group, address: at('', ''), addresses: [] }, null)).toEqual([]);
  });
});

describe('picking a sub-customer', () => {
  test.each([
    ['takes over its address', 1, null, null, oyster],
    ['takes it over from another', 2, 1, oyster, bistro],
    ['goes over a typed one', 1, null, at('typed'), oyster],
    ['without an address leaves a typed one', 3, 1, at('typed'), at('typed')],
    ['without an address goes back to the customer’s own', 3, 1, oyster, null],
  ])('%s', (_, picked, subCustomerId, address, expected) => {
    expect(addressAfterSubCustomerChange(group, picked, { subCustomerId, address })).toEqual(expected);
  });
});

test('the states on offer are those shipped to and those known, each once', () => {
  expect(suggestedStates([{ zones: ['NJ', 'NY'] }, { zones: [] }], [own, at('x', 'y', ' PA ')])).toEqual([
    'NJ',
    'NY',
    'PA',
  ]);
});
