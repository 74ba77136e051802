import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sessionResponse, userWire } from '../../../src/api/access/schema.ts';
import { toCustomer } from '../../../src/api/access/toCustomer.ts';

const user = { id: 1, email: 'buyer@demo.test', company_id: 1, client_id: 10 };
const customerWith = (fields: Record<string, unknown>) =>
  toCustomer(v.parse(userWire, { ...user, ...fields }));

test('address lines keep their positions', () => {
  const lines = { ship_address: '4 Dock Road', ship_address2: '', ship_address3: 'Gate 3' };
  const customer = customerWith({
    ...lines,
    shipping_address_list: [{ ...lines, ship_address: '', ship_city: 'Newark' }],
  });
  expect(customer.address.lines).toEqual(['4 Dock Road', '', 'Gate 3']);
  expect(customer.addresses[1]?.lines).toEqual(['', '', 'Gate 3']);
});

test('the default address of the list replaces the main one, which stays offered', () => {
  const list = [{ ship_address: '1 A St' }, { ship_address: '2 B St', is_default: true, id: 'own' }];
  const main = { ship_address: '4 Dock Road' };
  const { address, addresses } = customerWith({ ...main, shipping_address_list: list });
  expect(address.lines).toEqual(['2 B St']);
  expect(addresses.map(({ lines }) => lines)).toEqual([['4 Dock Road'], ['1 A St'], ['2 B St']]);
  expect(customerWith({ ...main, shipping_address_list: list.slice(0, 1) }).address.lines).toEqual([
    '4 Dock Road',
  ]);
});

test('a customer without a delivery address has the client’s own', () => {
  const client = { client_address: '12 Main Street', client_city: 'Miami' };
  expect(
    customerWith({ ...client, ship_address_state: 'FL', zipcode: '33101', country: 'US' }).address,
  ).toEqual({
    lines: ['12 Main Street'],
    city: 'Miami',
    state: 'FL',
    zip: '33101',
    country: 'US',
  });
  expect(customerWith({ ...client, ship_address: '4 Dock Road' }).address).toMatchObject({
    lines: ['4 Dock Road'],
    city: '',
  });
});

test('the session has the embedded flag', () => {
  const session = { success: true, user, token: 'token', expires_at: 1 };
  expect(v.parse(sessionResponse, { ...session, embeded: 1 }).embeded).toBe(true);
  expect(v.parse(sessionResponse, session).embeded).toBe(false);
});

test('a gateway’s public key is read, and its access token reaches nothing in the browser', () => {
  const customer = customerWith({
    payment_gateway: [{ platform: 'openpay', public_key: 'pk-1', access_token: 'secret' }],
  });
  expect(customer.gateways).toEqual([{ platform: 'openpay', publicKey: 'pk-1' }]);
  expect(JSON.stringify(customer)).not.toContain('secret');
});
