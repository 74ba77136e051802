import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '../../../src/domain/session/customer.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { fakePage } from '../../support/fakeCloud.ts';
import { aWorkspace } from '../../support/workspace.ts';

beforeEach(() => {
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const CARD = { isCharge: true, charge: '2.9', isPercent: true };
const gateways = [{ platform: 'authorizenet', publicKey: '' }];
const cash = aCustomer({ terms: { name: '', code: '', days: 0 }, gateways, isTaxable: false });

/** Ten jars at 10, the card chosen. */
const open = (customer: Customer) => {
  const { workspace, cart } = aWorkspace(undefined, { customer });
  cart.setEntries([{ key: '1', position: 0, line: aCartLine({ quantity: '10' }) }]);
  cart.setDetails({ paymentMethod: 'card' });
  return { cart, prices: workspace.prices };
};
const net = ({ prices }: ReturnType<typeof open>) => prices.state.getState().totals.netValue.toFixed(2);

describe('the charge of the way of paying', () => {
  it('joins the totals as soon as the company’s charges are known, and leaves with another choice', () => {
    const opened = open(cash);
    expect(net(opened)).toBe('100.00');
    opened.prices.setCheckoutSettings({ shippingMethods: [], paymentCharges: { card: CARD } });
    expect(net(opened)).toBe('102.90');
    expect(opened.prices.payment()).toEqual({ method: 'card', charge: CARD });
    opened.cart.setDetails({ paymentMethod: 'bank' });
    expect(net(opened)).toBe('100.00');
    expect(opened.prices.payment()).toEqual({ method: 'bank', charge: null });
  });

  it('is none on terms, whatever was chosen before', () => {
    const opened = open(aCustomer({ gateways, isTaxable: false }));
    opened.prices.setCheckoutSettings({ shippingMethods: [], paymentCharges: { card: CARD } });
    expect(net(opened)).toBe('100.00');
    expect(opened.prices.payment()).toBeNull();
  });
});
