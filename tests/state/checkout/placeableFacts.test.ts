import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import { deliveryOf } from '../../../src/domain/checkout/delivery.ts';
import { orderBlockers } from '../../../src/domain/checkout/orderBlockers.ts';
import { placingTerms } from '../../../src/domain/checkout/placingTerms.ts';
import { placeableFacts } from '../../../src/state/checkout/placeableFacts.ts';
import { aCartLine, SETTINGS, TAX_FREE } from '../../domain/builders.ts';
import { priceCart } from '../../domain/cart/priceCart.ts';
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

const factsOf = (changes: Partial<Omit<Parameters<typeof placeableFacts>[0], 'delivery' | 'terms'>> = {}) => {
  const known = {
    details: newDetails(0, false),
    priced: priced([aCartLine({ quantity: '3' })]),
    customer: aCustomer(),
    company: aCompany(),
    methods: [],
    ...changes,
  };
  return placeableFacts({
    ...known,
    terms: placingTerms(known.company.settings, known.customer),
    delivery: deliveryOf(known.methods, known.customer, known.details),
  });
};

describe('placeableFacts', () => {
  it('has no blockers for an ordinary order', () => {
    expect(orderBlockers(factsOf())).toEqual([]);
  });

  it('ignores lines without a price', () => {
    const lines = [aCartLine({ price: null, units: [{ code: 'CS', name: 'Case', factor: 12 }] })];
    expect(orderBlockers(factsOf({ priced: priced(lines) }))).toEqual(['no_lines']);
  });

  it('uses the typed address before the customer’s own, and only methods that serve it', () => {
    const address = { lines: ['1 Pier'], city: 'Miami', state: 'FL', zip: '', country: 'US' };
    const details = { ...newDetails(0, false), address, shippingMethodCode: 'GROUND' };
    expect(orderBlockers(factsOf({ details, methods: [GROUND] }))).toEqual(['not_shipped_here']);
    const everywhere = { ...GROUND, code: 'POST', zones: [] };
    expect(orderBlockers(factsOf({ details, methods: [GROUND, everywhere] }))).toEqual([]);
    const both = [everywhere, { ...everywhere, code: 'VAN' }];
    expect(orderBlockers(factsOf({ details, methods: both }))).toEqual(['shipping_method_required']);
  });

  it('accepts only a sub-customer of the group', () => {
    const customer = aCustomer({
      subCustomers: [{ id: 5, code: '', name: 'Pier Bistro', branchName: '', address: null }],
    });
    const details = (subCustomerId: number) => ({ ...newDetails(0, false), subCustomerId });
    expect(orderBlockers(factsOf({ customer, details: details(6) }))).toEqual(['sub_customer_required']);
    expect(orderBlockers(factsOf({ customer, details: details(5) }))).toEqual([]);
  });

  it('leaves the amounts to the company where prices are hidden', () => {
    const company = aCompany({ settings: { minimumOrder: '5000', hidePrices: true } });
    const customer = aCustomer({ creditLimit: '1', openBalance: null });
    expect(orderBlockers(factsOf({ customer, company }))).toEqual([]);
    const sees = { ...customer, forceShowPrice: true };
    expect(orderBlockers(factsOf({ customer: sees, company }))).toEqual(['below_minimum', 'credit_exceeded']);
  });

  it('collects all blockers', () => {
    const customer = aCustomer({
      terms: { name: '', code: '', days: 0 },
      gateways: [{ platform: 'authorizenet', publicKey: '' }],
    });
    const company = aCompany({ settings: { minimumOrder: '50' } });
    expect(orderBlockers(factsOf({ customer, company, methods: [GROUND] }))).toEqual([
      'below_minimum',
      'not_shipped_here',
      'payment_required',
    ]);
  });
});
