import { describe, expect, test } from 'vitest';
import type { ShippingAddress } from '../../../src/domain/access/customer.ts';
import { branchMismatch, deliveryAddress } from '../../../src/domain/checkout/deliveryAddress.ts';

const addressAt = (street: string): ShippingAddress => ({
  lines: [street],
  city: 'Hoboken',
  state: 'NJ',
  zip: '',
  country: 'US',
});
const headOffice = addressAt('1 Pier Plaza');
const bistro = {
  id: 1,
  code: '',
  name: 'Pier Bistro',
  branchName: '',
  address: addressAt('221 Sinatra Drive'),
};
const lighthouse = { ...bistro, id: 2, name: 'Lighthouse', address: null };
const group = { address: headOffice, subCustomers: [bistro, lighthouse] };

describe('the delivery address', () => {
  test.each([
    ['no sub-customer', null, null, headOffice],
    ['a sub-customer with an address', 1, null, bistro.address],
    ['a sub-customer without one', 2, null, headOffice],
    ['an unknown sub-customer', 7, null, headOffice],
    ['a chosen address', 1, addressAt('typed'), addressAt('typed')],
  ])('%s', (_, subCustomerId, address, expected) => {
    expect(deliveryAddress(group, { subCustomerId, address })).toEqual(expected);
  });
});

describe('a sub-customer’s order that is delivered elsewhere', () => {
  test.each([
    ['not to its own address', 1, null, null],
    ['not to its own address, chosen again', 1, { ...bistro.address }, null],
    ['to head office', 1, headOffice, 'elsewhere'],
    ['to a typed address', 1, addressAt('typed'), 'elsewhere'],
    ['without an address of its own', 2, null, 'unknown'],
    ['not when an address was chosen for it', 2, addressAt('typed'), null],
    ['not without a sub-customer', null, addressAt('typed'), null],
  ])('%s', (_, subCustomerId, address, reason) => {
    expect(branchMismatch(group, { subCustomerId, address })?.reason ?? null).toBe(reason);
  });
});
