import { describe, expect, test } from 'vitest';
import type { ShippingAddress } from '../../../src/domain/access/customer.ts';
import {
  addressAfterSubCustomerChange,
  knownAddresses,
  suggestedStates,
} from '../../../src/domain/checkout/knownAddresses.ts';

const addressAt = (street: string, city = 'Newark', state = 'NJ'): ShippingAddress => ({
  lines: street === '' ? [] : [street],
  city,
  state,
  zip: '',
  country: 'US',
});
const ownAddress = addressAt('1 Pier Plaza');
const oyster = addressAt('8 Exchange Place', 'Jersey City');
const bistro = addressAt('221 Sinatra Drive', 'Hoboken');
const subCustomer = (id: number, address: ShippingAddress | null) => ({
  id,
  code: String(id),
  name: `Sub ${id}`,
  branchName: '',
  address,
});
const group = {
  address: ownAddress,
  addresses: [ownAddress, addressAt('9 Ferry Street')],
  subCustomers: [subCustomer(1, oyster), subCustomer(2, bistro), subCustomer(3, null)],
};

describe('the known addresses', () => {
  test('are the customer’s main address and list, each once', () => {
    expect(knownAddresses(group, null)).toEqual([ownAddress, addressAt('9 Ferry Street')]);
  });
  test('start with that of the selected sub-customer', () => {
    expect(knownAddresses(group, 2)).toEqual([bistro, ownAddress, addressAt('9 Ferry Street')]);
    expect(knownAddresses(group, 3)).toEqual([ownAddress, addressAt('9 Ferry Street')]);
  });
  test('leave out an empty one', () => {
    expect(knownAddresses({ ...group, address: addressAt('', ''), addresses: [] }, null)).toEqual([]);
  });
});

describe('selecting a sub-customer', () => {
  test.each([
    ['uses its address', 1, null, null, null],
    ['uses it instead of another’s', 2, 1, oyster, null],
    ['uses it instead of a typed one', 1, null, addressAt('typed'), null],
    ['without an address leaves a typed one', 3, 1, addressAt('typed'), addressAt('typed')],
    ['without an address goes back to the customer’s own', 3, 1, oyster, null],
  ])('%s', (_, picked, subCustomerId, address, expected) => {
    expect(addressAfterSubCustomerChange(group, picked, { subCustomerId, address })).toEqual(expected);
  });
});

test('the offered states are those of shipping zones and known addresses, each once', () => {
  expect(
    suggestedStates([{ zones: ['NJ', 'NY'] }, { zones: [] }], [ownAddress, addressAt('x', 'y', ' PA ')]),
  ).toEqual(['NJ', 'NY', 'PA']);
});
