import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import { priceCart } from '../../../src/domain/cart/priceCart.ts';
import { orderBlockers } from '../../../src/domain/checkout/orderBlockers.ts';
import { placeableFacts } from '../../../src/state/checkout/placeableFacts.ts';
import { aCartLine, SETTINGS, TAX_FREE } from '../../domain/builders.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';

const priced = (lines: CartLine[]) =>
  priceCart({
    lines,
    settings: SETTINGS,
    customer: TAX_FREE,
    coupon: null,
    shippingRule: null,
    charge: null,
  });

const GROUND = { code: 'GROUND', name: 'Ground', ruleId: 1, fixed: 18, percent: null, zones: ['NJ'] };

const factsOf = (changes: Partial<Parameters<typeof placeableFacts>[0]> = {}) =>
  placeableFacts({
    details: newDetails(0, false),
    priced: priced([aCartLine({ quantity: '3' })]),
    customer: aCustomer(),
    company: aCompany(),
    methods: [],
    ...changes,
  });

describe('placeableFacts', () => {
  it('lets an ordinary order pass', () => {
    expect(orderBlockers(factsOf())).toEqual([]);
  });

  it('does not count lines without a price', () => {
    const lines = [aCartLine({ price: null, units: [{ code: 'CS', name: 'Case', factor: 12 }] })];
    expect(orderBlockers(factsOf({ priced: priced(lines) }))).toEqual(['no_lines']);
  });

  it('takes the typed address before the own one, and the method that is still offered', () => {
    const address = { lines: ['1 Pier'], city: 'Miami', state: 'FL', zip: '', country: 'US' };
    const details = { ...newDetails(0, false), address, shippingMethodCode: 'GROUND' };
    expect(orderBlockers(factsOf({ details, methods: [GROUND] }))).toEqual(['not_shipped_here']);
    expect(
      orderBlockers(factsOf({ details: { ...details, shippingMethodCode: 'GONE' }, methods: [GROUND] })),
    ).toEqual(['shipping_method_required']);
  });

  it('knows a sub-customer only when it is one of the group', () => {
    const customer = aCustomer({
      subCustomers: [{ id: 5, code: '', name: 'Pier Bistro', branchName: '', address: null }],
    });
    const details = (subCustomerId: number) => ({ ...newDetails(0, false), subCustomerId });
    expect(orderBlockers(factsOf({ customer, details: details(6) }))).toEqual(['sub_customer_required']);
    expect(orderBlockers(factsOf({ customer, details: details(5) }))).toEqual([]);
  });

  it('collects everything that stands in the way at once', () => {
    const customer = aCustomer({
      terms: { name: '', code: '', days: 0 },
      gateways: [{ platform: 'authorizenet', publicKey: '' }],
    });
    const company = aCompany({ settings: { minimumOrder: '50' } });
    expect(orderBlockers(factsOf({ customer, company, methods: [GROUND] }))).toEqual([
      'below_minimum',
      'shipping_method_required',
      'payment_required',
    ]);
  });
});
