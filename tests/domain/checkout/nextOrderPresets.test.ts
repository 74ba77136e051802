import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import { nextOrderPresets } from '../../../src/domain/checkout/nextOrderPresets.ts';

const main = { lines: ['12 Main Street'], city: 'Miami', state: 'FL', zip: '33101', country: 'US' };
const dock = { lines: ['7 Bay Road'], city: 'Newark', state: 'NJ', zip: '07102', country: 'US' };
const typed = { lines: ['1 Pier'], city: 'Newark', state: 'NJ', zip: '', country: 'US' };
const branch = { id: 5, code: '1301', name: 'Pier Bistro', branchName: '', address: dock };
const customer = { address: main, addresses: [main, dock], subCustomers: [branch] };
const details = { ...newDetails(0, false), lastShippingMethodCode: 'G' };

describe('what the next order starts with', () => {
  it.each([
    ['the default address', { address: null }, null],
    ['another own address', { address: dock }, dock],
    ['an address typed for one order', { address: typed }, null],
    ['the address of a sub-customer', { address: dock, subCustomerId: 5 }, null],
  ])('keeps %s only if it is the customer’s', (_, changes, address) => {
    expect(nextOrderPresets(customer, { ...details, ...changes }, null).address).toEqual(address);
  });

  it('keeps how it is shipped and paid', () => {
    expect(nextOrderPresets(customer, { ...details, paymentMethod: 'card' }, 'X')).toEqual({
      address: null,
      paymentMethod: 'card',
      lastShippingMethodCode: 'X',
    });
    expect(nextOrderPresets(customer, details, null).lastShippingMethodCode).toBe('G');
  });

  it('never keeps an address that isn’t one of the customer’s', () => {
    const address = fc.record({
      lines: fc.array(fc.string(), { maxLength: 4 }),
      city: fc.string(),
      state: fc.string(),
      zip: fc.string(),
      country: fc.string(),
    });
    fc.assert(
      fc.property(fc.oneof(address, fc.constantFrom(main, dock)), (chosen) => {
        const kept = nextOrderPresets(customer, { ...details, address: chosen }, null).address;
        expect([null, main, dock]).toContainEqual(kept);
      }),
    );
  });
});
