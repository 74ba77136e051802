import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { edit, open, withGround } from './openCheckout.tsx';

const AUTHORIZENET = [{ platform: 'authorizenet', publicKey: '' }];
const cash = aCustomer({ terms: { name: '', code: '', days: 0 }, gateways: AUTHORIZENET, isTaxable: false });
const onTerms = aCustomer({ terms: { name: '30 days', code: 'N30', days: 30 }, gateways: AUTHORIZENET });
const PREAUTHORIZING = {
  '/payment_settings': { success: true, settings: { PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'TRUE' } },
};
const payment = () => screen.queryByRole('region', { name: 'Payment' });

describe('the payment of an estimate', () => {
  const company = aCompany({ settings: { enableInvoice: '2' } });
  const action = 'Request estimate';

  it('isn’t asked for without payment terms, and the estimate is placed', async () => {
    const { user, button, placings } = await withGround({ company, customer: cash, action });
    expect(payment()).toBeNull();
    await user.click(button);
    await waitFor(() => expect(placings()).toHaveLength(1));
    expect(placings()[0]?.body).not.toHaveProperty('visit.collection');
  });

  it('isn’t offered on payment terms', async () => {
    await open({ company, customer: onTerms, action, more: PREAUTHORIZING });
    expect(payment()).toHaveTextContent('Net 30');
    expect(screen.queryByRole('group', { name: 'Payment method' })).toBeNull();
  });

  it('is a card that is authorized, where the company preauthorizes', async () => {
    const { user, button, placings } = await withGround({
      company,
      customer: cash,
      action,
      more: PREAUTHORIZING,
    });
    expect(screen.queryByRole('radio', { name: /^Bank account/ })).toBeNull();
    await user.click(button);
    expect(screen.getByRole('group', { name: 'Payment method' })).toHaveAccessibleDescription(
      'Choose how to pay: card',
    );
    expect(placings()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /^Card/ }));
    expect(
      await screen.findByText('Your card is authorized now. Nothing is charged for an estimate.'),
    ).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Authorize card and request estimate/ })[0]).toBeVisible();
  });
});

describe('a customer who sees no prices', () => {
  const company = aCompany({ settings: { hidePrices: true } });

  it.each([
    ['a gateway', cash],
    ['no gateway', aCustomer({ terms: { name: '', code: '', days: 0 }, gateways: [] })],
  ])('without payment terms places unpaid, and is told what happens, with %s', async (_name, customer) => {
    const { user, button, placings } = await withGround({ company, customer });
    expect(payment()).toHaveTextContent(
      'You don’t pay now. Bluebird Foods will review your order and contact you about payment.',
    );
    expect(screen.queryByRole('group', { name: 'Payment method' })).toBeNull();
    await user.click(button);
    await waitFor(() => expect(placings()).toHaveLength(1));
  });

  it('is offered no payment on terms', async () => {
    await open({ company, customer: onTerms });
    expect(payment()).toHaveTextContent('Net 30');
    expect(payment()).not.toHaveTextContent('You don’t pay now');
    expect(screen.queryByRole('group', { name: 'Payment method' })).toBeNull();
  });
});

describe('a saved card', () => {
  const aCard = (id: string, last_four: string, is_default: boolean) => ({
    id,
    platform: 'authorizenet',
    payform: 'credit_card',
    brand: 'Visa',
    last_four,
    expiry: '12/30',
    is_default,
    is_expired: false,
  });
  const saved = (...payment_methods: unknown[]) => ({
    '/payment_methods': { success: true, payment_methods },
  });
  const chooseCard = async (more: Record<string, unknown>) => {
    const opened = await withGround({ customer: cash, more });
    const openCard = vi.fn(async () => ({
      ready: Promise.resolve(),
      tokenize: async () => ({ ok: false, reason: 'fields' }) as const,
      change: () => undefined,
      focus: () => undefined,
      destroy: () => undefined,
    }));
    opened.workspace.payments.openCard = openCard;
    await opened.user.click(screen.getByRole('radio', { name: /^Card/ }));
    return { ...opened, openCard };
  };

  it('pays without the card page, which is loaded for another card', async () => {
    const { user, openCard } = await chooseCard(saved(aCard('a', '1111', false), aCard('b', '2222', true)));
    expect(await screen.findByRole('radio', { name: /Visa ending in 2222/ })).toBeChecked();
    expect(openCard).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'Another card' }));
    await waitFor(() => expect(openCard).toHaveBeenCalled());
  });

  it('pays once the saved cards are loaded: until then the button says that it is loading', async () => {
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    const { user, workspace } = await chooseCard({
      '/payment_methods': async () => {
        await loaded;
        return { success: true, payment_methods: [aCard('a', '1111', true)] };
      },
    });
    const pay = vi.fn(async () => ({ status: 'refused', code: 'unreachable', message: '' }) as const);
    workspace.payments.pay = pay;
    const [button] = screen.getAllByRole('button', { name: /^Pay and place order/ });
    if (!button) throw new Error('no button');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    await edit(user, 'Reference');
    await user.type(screen.getByRole('textbox', { name: 'PO number' }), '7{Enter}');
    expect(pay).not.toHaveBeenCalled();
    load();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(button);
    await waitFor(() =>
      expect(pay).toHaveBeenCalledWith(
        expect.anything(),
        expect.anything(),
        { kind: 'saved', id: 'a', securityCode: null },
        expect.anything(),
      ),
    );
  });

  it('that is a new one may be sent while its page is being opened', async () => {
    const { user, workspace } = await withGround({ customer: cash, more: saved() });
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const tokenize = vi.fn(async () => ({ ok: false, reason: 'fields' }) as const);
    workspace.payments.openCard = async () => {
      await opened;
      return {
        ready: Promise.resolve(),
        tokenize,
        change: () => undefined,
        focus: () => undefined,
        destroy: () => undefined,
      };
    };
    await user.click(screen.getByRole('radio', { name: /^Card/ }));
    const [button] = screen.getAllByRole('button', { name: /^Pay and place order/ });
    if (!button) throw new Error('no button');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(button);
    open();
    await waitFor(() => expect(tokenize).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays the chosen one when the list is loaded again with another default', async () => {
    let isLater = false;
    const more = {
      '/payment_methods': () => ({
        success: true,
        payment_methods: [
          aCard('a', '1111', isLater),
          aCard('b', '2222', !isLater),
          aCard('c', '3333', false),
        ],
      }),
    };
    const { user, http } = await chooseCard(more);
    await user.click(await screen.findByRole('radio', { name: /Visa ending in 3333/ }));
    isLater = true;
    const loads = () => http.sent.filter(({ path }) => path === '/payment_methods').length;
    const before = loads();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(loads()).toBeGreaterThan(before));
    expect(screen.getByRole('radio', { name: /Visa ending in 3333/ })).toBeChecked();
  });

  it('is asked for by the card page when none is saved', async () => {
    const { openCard } = await chooseCard(saved());
    await waitFor(() => expect(openCard).toHaveBeenCalled());
  });
});

describe('what a payment form still needs', () => {
  const WRONG = [
    { field: 'number', text: 'Enter the card number' },
    { field: 'code', text: 'Enter the security code' },
  ];
  const payWithout = async (method: RegExp) => {
    const opened = await withGround({
      customer: cash,
      more: { '/payment_methods': { success: true, payment_methods: [] } },
    });
    const focus = vi.fn();
    opened.workspace.payments.openCard = async (_element, { onWrong }) => ({
      ready: Promise.resolve(),
      tokenize: async () => {
        onWrong(WRONG);
        return { ok: false, reason: 'fields' };
      },
      focus,
      change: () => undefined,
      destroy: () => undefined,
    });
    await opened.user.click(screen.getByRole('radio', { name: method }));
    const [button] = screen.getAllByRole('button', { name: /^Pay and place order/ });
    if (!button) throw new Error('no button');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await opened.user.click(button);
    return { ...opened, focus };
  };

  it('is said at the button, with the way to each field, and nothing is sent', async () => {
    const { user, focus, placings } = await payWithout(/^Card/);
    const summary = within(screen.getByRole('region', { name: 'Your order' }));
    expect(await summary.findByText('2 fields need your attention')).toBeVisible();
    await user.click(summary.getByRole('button', { name: 'Enter the security code' }));
    expect(focus).toHaveBeenCalledWith('code');
    expect(placings()).toEqual([]);
  });

  it('of a bank account speaks of no card', async () => {
    await payWithout(/^Bank account/);
    expect(await screen.findByText(/^Your bank details go straight to the payment provider/)).toBeVisible();
    expect(payment()?.textContent).not.toMatch(/your card/i);
  });
});
