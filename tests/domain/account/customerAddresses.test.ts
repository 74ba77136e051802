import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingInAddress, withAddresses } from '../../../src/domain/account/customerAddresses.ts';
import { knownAddresses } from '../../../src/domain/checkout/knownAddresses.ts';
import { aCustomer } from '../../support/customer.ts';

const address = (line: string, changes: object = {}) => ({
  lines: [line],
  city: 'Tampa',
  state: 'FL',
  zip: '33601',
  country: 'US',
  ...changes,
});
const listed = (line: string, isDefault: boolean) => ({ ...address(line), id: line, isOwn: true, isDefault });

test('the checkout offers the default address first, and the others behind it', () => {
  const customer = withAddresses(aCustomer(), [listed('1 A St', false), listed('2 B St', true)]);
  expect(customer.address).toEqual(address('2 B St'));
  expect(knownAddresses(customer, null)).toEqual([address('2 B St'), address('1 A St')]);
});

test('without a default the customer’s own address stays', () => {
  const customer = aCustomer();
  expect(withAddresses(customer, []).address).toEqual(customer.address);
});

test.each([
  [address('1 A St'), []],
  [address(' '), ['line']],
  [address('1 A St', { city: '' }), ['city']],
  [{ ...address('', { city: '', state: ' ' }), lines: [] }, ['line', 'city', 'state']],
])('what an address lacks: %j', (given, missing) => {
  expect(missingInAddress(given)).toEqual(missing);
});

test('every address of the list is offered at the checkout', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^\w{1,9}$/), { minLength: 1 }), fc.nat(), (lines, at) => {
      const list = lines.map((line, index) => listed(line, index === at % lines.length));
      const offered = knownAddresses(withAddresses(aCustomer(), list), null);
      expect(offered).toHaveLength(lines.length);
      expect(offered[0]).toEqual(address(lines[at % lines.length] ?? ''));
    }),
  );
});
