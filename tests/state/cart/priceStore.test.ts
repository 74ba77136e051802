import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '../../../src/domain/access/customer.ts';
import { createCartStates } from '../../../src/state/cart/cartStates.ts';
import { createPriceStore } from '../../../src/state/cart/priceStore.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { fakePage } from '../../support/fakeCloud.ts';
import { aWorkspace } from '../../support/workspace.ts';

beforeEach(() => {
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
const CARD = { isCharge: true, charge: '2.9', isPercent: true };
const gateways = [{ platform: 'authorizenet', publicKey: '' }];
const cash = aCustomer({ terms: { name: '', code: '', days: 0 }, gateways, isTaxable: false });

const open = (customer: Customer) => {
  const { portal, cart } = aWorkspace(undefined, { customer });
  cart.setEntries([{ key: '1', position: 0, line: aCartLine({ quantity: '10' }) }]);
  cart.setDetails({ paymentMethod: 'card' });
  const { prices } = createCartStates('opening');
  const store = createPriceStore({
    prices,
    cart,
    ...cart.context.pricing,
    company: portal.company.settings,
    payer: customer,
    recipient: customer,
  });
  return { cart, prices, store };
};
const net = ({ prices }: ReturnType<typeof open>) => prices.getState()?.totals.netValue.toFixed(2);

describe('the charge of the payment method', () => {
  it('is added to the totals once the company’s charges are loaded, and removed with another payment method', () => {
    const cart = open(cash);
    expect(net(cart)).toBe('100.00');
    cart.store.setCheckoutSettings({
      shippingMethods: [],
      paymentCharges: { card: CARD },
      salesTerms: [],
      paymentSettings: {},
    });
    expect(net(cart)).toBe('102.90');
    expect(cart.store.payment()).toEqual({ method: 'card', charge: CARD });
    cart.cart.setDetails({ paymentMethod: 'bank' });
    expect(net(cart)).toBe('100.00');
    expect(cart.store.payment()).toEqual({ method: 'bank', charge: null });
  });

  it('is there with payment terms too, for those who choose to pay now', () => {
    const cart = open(aCustomer({ gateways, isTaxable: false }));
    cart.store.setCheckoutSettings({
      shippingMethods: [],
      paymentCharges: { card: CARD },
      salesTerms: [],
      paymentSettings: {},
    });
    expect(net(cart)).toBe('102.90');
    expect(cart.store.payment()).toEqual({ method: 'card', charge: CARD });
  });
});

describe('the delivery', () => {
  const method = (code: string, fixed: string, zones: string[]) => ({
    code,
    name: code,
    ruleId: null,
    fixed,
    percent: null,
    zones,
  });
  const settings = {
    shippingMethods: [method('GROUND', '18', []), method('VAN', '7', ['FL']), method('BOAT', '9', ['NY'])],
    paymentCharges: {},
    salesTerms: [],
    paymentSettings: {},
  };
  // The address is in Florida.
  const customer = aCustomer({ isTaxable: false });

  it('that was used last is part of the total; one that doesn’t serve the address isn’t', () => {
    const cart = open(customer);
    cart.store.setCheckoutSettings(settings);
    expect(net(cart)).toBe('100.00');
    cart.cart.setDetails({ lastShippingMethodCode: 'VAN' });
    expect(net(cart)).toBe('107.00');
    cart.cart.setDetails({ shippingMethodCode: 'GROUND' });
    expect(net(cart)).toBe('118.00');
    cart.cart.setDetails({ shippingMethodCode: 'BOAT', lastShippingMethodCode: null });
    expect(net(cart)).toBe('100.00');
    expect(cart.prices.getState()?.delivery).toMatchObject({ method: null, dropped: { code: 'BOAT' } });
  });

  it('and the payment charge cost nothing while the cart is empty', () => {
    const cart = open(cash);
    const fixed = { isCharge: true, charge: '5', isPercent: false };
    cart.store.setCheckoutSettings({ ...settings, paymentCharges: { card: fixed } });
    cart.cart.setDetails({ lastShippingMethodCode: 'GROUND' });
    expect(net(cart)).toBe('123.00');
    cart.cart.setEntries([]);
    expect(net(cart)).toBe('0.00');
  });

  it('of an order is preset in the next one', () => {
    const cart = open(customer);
    cart.cart.setDetails({ shippingMethodCode: 'GONE', lastShippingMethodCode: 'VAN' });
    const { details } = cart.cart.state.getState();
    cart.cart.takeOut([], details.orderNumberMadeAt);
    expect(cart.cart.state.getState().details).toMatchObject({
      shippingMethodCode: null,
      lastShippingMethodCode: 'VAN',
    });
  });
});
