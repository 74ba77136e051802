import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { CheckoutScreen } from '../../../src/screens/checkout/CheckoutScreen.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { aTransactionWire, companySettings, fillCart, inCart } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { type Answers, type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const methods = companySettings([
  { code: 'G', name: 'Ground delivery', fixed: 18 },
  { code: 'X', name: 'Express', fixed: 35, zones: ['NJ'] },
]);
const placed = {
  success: true,
  transaction: { id: 'id-1', kind: 'order', transaction_number: 'WEB-1', netvalue: 50.1 },
  differences: [],
  repeated: false,
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const open = async (options: RenderPortalOptions & { placing?: unknown; more?: Answers } = {}) => {
  const { placing = placed, more = {}, ...rest } = options;
  const portal = await renderPortal(<CheckoutScreen />, {
    at: '/checkout',
    route: '/checkout',
    answers: { '/company_settings': methods, '/rest/visitSync': placing, ...more },
    ...rest,
  });
  fillCart(portal.workspace, [aCartLine({ quantity: '3' })], {
    orderNumber: 'WEB-1',
    orderNumberMadeAt: Date.now(),
  });
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  const [button] = screen.getAllByRole('button', { name: 'Place order' });
  if (!button) throw new Error('no button');
  const placings = () => portal.http.sent.filter(({ path }) => path === '/rest/visitSync');
  return { ...portal, button, placings };
};

const withGround = async (options: Parameters<typeof open>[0] = {}) => {
  const opened = await open(options);
  await opened.user.click(screen.getByRole('radio', { name: /Ground delivery/ }));
  return opened;
};

describe('the checkout', () => {
  it('places the order and leads to its confirmation', async () => {
    const { user, button, address, placings, workspace } = await withGround();
    await user.type(screen.getByRole('textbox', { name: 'Your purchase order number' }), 'PO-7');
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    expect(placings()).toHaveLength(1);
    expect(placings()[0]?.body).toMatchObject({
      visit: {
        order: [{ f1: 'PO-7', shipping_method_code: 'G', ship_address_city: 'Miami', shipping_cost: 18 }],
      },
    });
    expect(inCart(workspace)).toEqual([]);
  });

  it('cannot be pressed twice', async () => {
    let answer = (_: unknown) => {};
    const slow = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { user, button, placings, address } = await withGround({ placing: slow });
    await user.click(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    answer(placed);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    expect(placings()).toHaveLength(1);
  });

  it('says all that is missing at once, beside its field, and takes the focus there', async () => {
    const group = aCustomer({
      subCustomers: [{ id: 5, code: '1301', name: 'Pier Bistro', branchName: 'Hoboken' }],
    });
    const { user, button, placings } = await open({ customer: group });
    expect(screen.queryByText('Select a shipping method')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    await user.click(button);

    expect(screen.getByText('Choose for whom the order is')).toBeVisible();
    expect(screen.getByText('Select a shipping method')).toBeVisible();
    expect(await screen.findByText('Enter the city')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveAccessibleDescription('Enter the state');
    expect(screen.getByText('3 things are missing')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: /Pier Bistro/ })).toHaveFocus());
    expect(placings()).toEqual([]);
  });

  it('keeps a typed address and notes in the cart with every keystroke', async () => {
    const { user, workspace } = await open();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    await user.type(screen.getByRole('textbox', { name: 'Street and number' }), '1 Pier');
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Newark');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Ring twice');
    expect(workspace.cart?.state.getState().details).toMatchObject({
      address: { lines: ['1 Pier'], city: 'Newark' },
      notes: 'Ring twice',
    });
    await user.click(screen.getByRole('radio', { name: /12 Main Street/ }));
    expect(workspace.cart?.state.getState().details.address).toBeNull();
  });

  it('says at once where it is not shipped to', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /Express/ }));
    expect(screen.getByText(/We don't ship to your location this way/)).toBeVisible();
  });

  it('is honest about paying by card', async () => {
    const cash = aCustomer({
      terms: { name: '', code: '', days: 0 },
      gateways: [{ platform: 'authorizenet', publicKey: '' }],
    });
    const { user, button, placings } = await withGround({ customer: cash });
    expect(screen.getByText('Paying by card or bank comes with a later part of this portal')).toBeVisible();
    await user.click(button);
    expect(placings()).toEqual([]);
  });

  it('says why the back office refused, and that the cart is kept', async () => {
    const refuse = () => {
      throw new CallError('refused', { code: 'credit_exceeded', status: 422 });
    };
    const { user, button, workspace } = await withGround({ placing: refuse });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The order wasn't placedCredit limit exceeded. Your cart is as it was.",
    );
    expect(inCart(workspace)).toEqual(['Green olives: 3']);
  });

  it('asks again by number when it is not known whether the order arrived', async () => {
    const lose = () => {
      throw new CallError('network');
    };
    const find = vi.fn<() => unknown>(lose);
    const { user, button, address, placings } = await withGround({
      placing: lose,
      more: { '/transactions/by_number/WEB-1': () => find() },
    });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent("We don't know yet whether the order arrived");
    find.mockImplementation(() => ({ success: true, transaction: aTransactionWire() }));
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    expect(placings()).toHaveLength(1);
  });
});
