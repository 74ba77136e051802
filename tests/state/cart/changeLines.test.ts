import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCartLine } from '../../domain/builders.ts';
import { aWorkspace } from '../../support/workspace.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
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

const openFilledCart = () => {
  const { cart } = aWorkspace();
  cart.setEntries([
    { key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '2' }) },
    { key: '2', position: 1, line: aCartLine({ productId: 2, quantity: '3' }) },
  ]);
  const address = { lines: ['1 Pier'], city: 'Newark', state: 'NJ', zip: '', country: 'US' };
  cart.setDetails({ shippingMethodCode: 'GROUND', address, coupon, notes: 'ring twice' });
  const now = () => cart.state.getState();
  return {
    cart,
    now,
    quantities: () => now().entries.map(({ key, line }) => `${key}: ${line.quantity}`),
  };
};

describe('changing a line', () => {
  it('sets quantity and unit of that line', () => {
    const { cart, now } = openFilledCart();
    cart.setQuantity('1', '2.50');
    cart.setUnit('1', { code: 'CS12', name: 'Case of 12', factor: '12' });
    expect(now().entries[0]?.line).toMatchObject({
      quantity: '2.5',
      unit: { code: 'CS12' },
    });
    expect(now().entries[1]?.line.quantity).toBe('3');
  });

  it('sets the note of that line, and an unknown line has none', () => {
    const { cart, now } = openFilledCart();
    cart.setNote('1', ' ripe ones\n');
    cart.setNote('99', 'nowhere');
    expect(now().entries.map(({ key, line }) => [key, line.note])).toEqual([
      ['1', 'ripe ones'],
      ['2', ''],
    ]);
  });

  it.each(['0', '-1', 'many', ''])('removes it with "%s", which can be undone', (quantity) => {
    const { cart, quantities } = openFilledCart();
    const result = cart.setQuantity('1', quantity);
    expect(quantities()).toEqual(['2: 3']);
    if (result.ok) result.undo?.();
    expect(quantities()).toEqual(['1: 2', '2: 3']);
  });
});

describe('removing a line', () => {
  it('resets the shipping method, city, state and zip, so that no other address is used unasked, and undo restores them', () => {
    const { cart, now } = openFilledCart();
    const undo = cart.remove('2');
    expect(now().details).toMatchObject({
      shippingMethodCode: null,
      address: { lines: ['1 Pier'], city: '', state: '', zip: '', country: 'US' },
      coupon,
      notes: 'ring twice',
    });
    undo?.();
    expect(now().details).toMatchObject({ shippingMethodCode: 'GROUND', address: { city: 'Newark' } });
  });

  it('undo doesn’t change what was chosen in the meantime', () => {
    const { cart, now } = openFilledCart();
    const undo = cart.remove('2');
    cart.setDetails({ shippingMethodCode: 'EXPRESS' });
    undo?.();
    expect(now().details).toMatchObject({ shippingMethodCode: 'EXPRESS', address: { city: 'Newark' } });
  });

  it('without a chosen address still has none', () => {
    const { cart, now } = openFilledCart();
    cart.setDetails({ address: null });
    cart.remove('2')?.();
    expect(now().details.address).toBeNull();
  });

  it('undo keeps an address that was typed in the meantime', () => {
    const { cart, now } = openFilledCart();
    const undo = cart.remove('2');
    cart.setDetails({ address: { lines: ['9 Quay'], city: 'Troy', state: 'NY', zip: '', country: 'US' } });
    undo?.();
    expect(now().details.address).toMatchObject({ lines: ['9 Quay'], city: 'Troy' });
  });

  it('undo doesn’t replace the same product added again', () => {
    const { cart, now, quantities } = openFilledCart();
    const undo = cart.remove('2');
    cart.setEntries([
      ...now().entries,
      { key: '2', position: 5, line: aCartLine({ productId: 2, quantity: '9' }) },
    ]);
    undo?.();
    expect(quantities()).toEqual(['1: 2', '2: 9']);
  });

  it('removes the coupon with the last line, and the next order gets a new number', () => {
    const { cart, now } = openFilledCart();
    const previousNumber = now().details.orderNumber;
    cart.remove('1');
    expect(now().details.orderNumber).toBe(previousNumber);
    vi.advanceTimersByTime(5_000);
    const undo = cart.remove('2');
    expect(now().details).toMatchObject({ coupon: null, orderNumber: 'WEB-3205000', notes: 'ring twice' });
    undo?.();
    expect(now().details).toMatchObject({ coupon, orderNumber: 'WEB-3205000' });
  });

  it('of an unknown line changes nothing', () => {
    const { cart, quantities } = openFilledCart();
    expect(cart.remove('99')).toBeNull();
    expect(quantities()).toEqual(['1: 2', '2: 3']);
  });
});
