import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { aCartLine } from '../../domain/builders.ts';
import { companySettings } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { fakePage } from '../../support/fakeCloud.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
const settings = companySettings([{ code: 'GROUND', name: 'Ground shipping', fixed: 18 }]);

const openCart = (answer: (call: Asked) => unknown) => {
  const { workspace, cart, start, asked } = aWorkspace(answer, {
    customer: aCustomer({ isTaxable: false }),
  });
  cart.setEntries([{ key: '1', position: 0, line: aCartLine({ quantity: '10' }) }]);
  const total = () => {
    const prices = cart.prices.getState();
    return prices?.isTotalKnown ? prices.totals.netValue.toFixed(2) : null;
  };
  return { cart, start, asked, total, close: workspace.dispose };
};

const isSettingsCall = ({ path }: Asked) => path.endsWith('_settings');

describe('the total of a cart with a chosen delivery', () => {
  it('includes the delivery on every screen: opening the cart loads its cost', async () => {
    const { cart, start, total } = openCart((call) => {
      if (isSettingsCall(call)) return settings;
      throw new CallError('network');
    });
    cart.setDetails({ shippingMethodCode: 'GROUND' });
    expect(total()).toBeNull();
    start();
    await vi.advanceTimersByTimeAsync(100);
    expect(total()).toBe('118.00');
  });

  it('is unknown until the back office has returned the cost', async () => {
    let isAnswering = false;
    const { cart, start, total } = openCart((call) => {
      if (isSettingsCall(call) && isAnswering) return settings;
      throw new CallError('server');
    });
    cart.setDetails({ shippingMethodCode: 'GROUND' });
    start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(total()).toBeNull();
    isAnswering = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(total()).toBe('118.00');
  });
});

describe('the total of a cart without delivery or charges', () => {
  it('needs no further call', () => {
    const { cart, total, asked } = openCart(() => settings);
    expect(total()).toBe('100.00');
    cart.setDetails({ notes: 'ring twice' });
    expect(total()).toBe('100.00');
    expect(asked.filter(isSettingsCall)).toEqual([]);
  });
});
