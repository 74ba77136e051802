import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeLine, setQuantity, setUnit } from '../../../src/state/cart/changeLines.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aWorkspace } from '../../support/workspace.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const coupon = {
  id: 1,
  code: 'WELCOME10',
  name: '',
  kind: 'percent',
  value: 10,
  productIds: [],
  lines: [],
  sublines: [],
} as const;

const aFilledCart = () => {
  const { workspace, cart } = aWorkspace();
  cart.setEntries([
    { key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '2' }) },
    { key: '2', position: 1, line: aCartLine({ productId: 2, quantity: '3' }) },
  ]);
  const address = { lines: ['1 Pier'], city: 'Newark', state: 'NJ', zip: '', country: 'US' };
  cart.setDetails({ shippingMethodCode: 'GROUND', address, coupon, notes: 'ring twice' });
  const now = () => cart.state.getState();
  return {
    workspace,
    cart,
    now,
    quantities: () => now().entries.map(({ key, line }) => `${key}: ${line.quantity}`),
  };
};

describe('changing a line', () => {
  it('sets quantity and unit of that line', () => {
    const { workspace, now } = aFilledCart();
    setQuantity(workspace, '1', '2.50');
    setUnit(workspace, '1', { code: 'CS12', name: 'Case of 12', factor: '12' });
    expect(now().entries[0]?.line).toMatchObject({
      quantity: '2.5',
      unit: { code: 'CS12' },
    });
    expect(now().entries[1]?.line.quantity).toBe('3');
  });

  it.each(['0', '-1', 'many', ''])('takes it out at "%s", with a way back', (quantity) => {
    const { workspace, quantities } = aFilledCart();
    const answer = setQuantity(workspace, '1', quantity);
    expect(quantities()).toEqual(['2: 3']);
    if (answer.ok) answer.undo?.();
    expect(quantities()).toEqual(['1: 2', '2: 3']);
  });
});

describe('removing a line', () => {
  it('takes shipping method and typed address with it, and brings them back', () => {
    const { workspace, now } = aFilledCart();
    const undo = removeLine(workspace, '2');
    expect(now().details).toMatchObject({
      shippingMethodCode: null,
      address: null,
      coupon,
      notes: 'ring twice',
    });
    undo?.();
    expect(now().details).toMatchObject({ shippingMethodCode: 'GROUND', address: { city: 'Newark' } });
  });

  it('does not undo what was chosen meanwhile', () => {
    const { workspace, cart, now } = aFilledCart();
    const undo = removeLine(workspace, '2');
    cart.setDetails({ shippingMethodCode: 'EXPRESS' });
    undo?.();
    expect(now().details).toMatchObject({ shippingMethodCode: 'EXPRESS', address: { city: 'Newark' } });
  });

  it('does not put a line back over the same product added again', () => {
    const { workspace, cart, now, quantities } = aFilledCart();
    const undo = removeLine(workspace, '2');
    cart.setEntries([
      ...now().entries,
      { key: '2', position: 5, line: aCartLine({ productId: 2, quantity: '9' }) },
    ]);
    undo?.();
    expect(quantities()).toEqual(['1: 2', '2: 9']);
  });

  it('takes the coupon with the last line, and gives the next order a new number', () => {
    const { workspace, now } = aFilledCart();
    const before = now().details.orderNumber;
    removeLine(workspace, '1');
    expect(now().details.orderNumber).toBe(before);
    vi.advanceTimersByTime(5_000);
    const undo = removeLine(workspace, '2');
    expect(now().details).toMatchObject({ coupon: null, orderNumber: 'WEB-3205000', notes: 'ring twice' });
    undo?.();
    expect(now().details).toMatchObject({ coupon, orderNumber: 'WEB-3205000' });
  });

  it('of an unknown line changes nothing', () => {
    const { workspace, quantities } = aFilledCart();
    expect(removeLine(workspace, '99')).toBeNull();
    expect(quantities()).toEqual(['1: 2', '2: 3']);
  });
});
