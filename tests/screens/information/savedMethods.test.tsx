import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { AccountSettingsScreen } from '../../../src/screens/account/AccountSettingsScreen.tsx';
import { aCustomer } from '../../support/customer.ts';
import { type Answers, renderPortal } from '../../support/renderPortal.tsx';

const aMethod = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  platform: 'authorizenet',
  payform: 'credit_card',
  brand: 'Visa',
  last_four: '1111',
  expiry: '12/30',
  is_default: false,
  is_expired: false,
  ...changes,
});

const VISA = aMethod('visa', { is_default: true });
const EXPIRED = aMethod('old', { brand: 'Mastercard', last_four: '5454', expiry: '01/26', is_expired: true });
const ACCOUNT = aMethod('account', {
  payform: 'bank_account',
  brand: 'eCheck',
  last_four: '6789',
  expiry: '',
});

const saved = (...payment_methods: unknown[]) => ({ success: true, payment_methods });

const NO_EMAILS = { order_emails: false, invoice_emails: false, deal_emails: false };

const open = (
  answers: Answers,
  customer = aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] }),
) =>
  renderPortal(<AccountSettingsScreen ChangePassword={() => null} />, {
    customer,
    answers: {
      '/users/account': { success: true, profile: { email: '' }, preferences: NO_EMAILS },
      '/users/addresses': { success: true, addresses: [] },
      '/users/sessions': { success: true, sessions: [] },
      '/documents/notifications': { success: true, name: 'notifications', data: {}, revision: 0 },
      ...answers,
    },
  });

const texts = () =>
  within(screen.getByRole('region', { name: 'Payment methods' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('saved payment methods', () => {
  it('lists brand, last four, expiry, the default and what has expired', async () => {
    await open({ '/payment_methods': saved(VISA, EXPIRED, ACCOUNT) });
    expect(await screen.findByText('Visa ending in 1111')).toBeVisible();
    expect(texts()).toEqual([
      'Visa ending in 1111DefaultExpires 12/30Remove',
      'Mastercard ending in 5454ExpiredExpired 01/26Remove',
      'eCheck ending in 6789Make defaultRemove',
    ]);
  });

  it('makes another one the default', async () => {
    const { user, http } = await open({
      '/payment_methods': saved(VISA, ACCOUNT),
      '/payment_methods/default': saved({ ...VISA, is_default: false }, { ...ACCOUNT, is_default: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Make default: eCheck ending in 6789' }));
    expect(await screen.findByText('eCheck ending in 6789 is now your default')).toBeVisible();
    expect(texts()[1]).toContain('Default');
    expect(http.sent.find(({ path }) => path === '/payment_methods/default')?.body).toEqual({
      id: 'account',
    });
  });

  it('removes one after a confirmation', async () => {
    const { user, http } = await open({
      '/payment_methods': saved(VISA, ACCOUNT),
      '/payment_methods/remove': saved(VISA),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove eCheck ending in 6789' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove eCheck ending in 6789?' }));
    expect(http.sent.some(({ path }) => path === '/payment_methods/remove')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('eCheck ending in 6789 has been removed')).toBeVisible();
    expect(screen.queryByText('eCheck ending in 6789')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment methods' })).toHaveFocus());
    expect(http.sent.find(({ path }) => path === '/payment_methods/remove')?.body).toEqual({ id: 'account' });
  });

  it('keeps one whose removal was declined, or failed', async () => {
    const { user } = await open({
      '/payment_methods': saved(VISA),
      '/payment_methods/remove': () => {
        throw new CallError('server', { code: 'gateway_unavailable', status: 503 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 1111' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('Visa ending in 1111')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Visa ending in 1111' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('We couldn’t save the change. Try again in a moment.')).toBeVisible();
    expect(screen.getByText('Visa ending in 1111')).toBeVisible();
  });

  it('says how one is saved while there is none', async () => {
    await open({ '/payment_methods': saved() });
    expect(
      await screen.findByText(
        'No saved payment methods. You can save a card the next time you pay with one.',
      ),
    ).toBeVisible();
  });

  it('isn’t there without a payment gateway, and offers a retry after a failure', async () => {
    const { unmount } = await open({}, aCustomer());
    expect(await screen.findByRole('heading', { name: 'PDF links' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Payment methods' })).toBeNull();
    unmount();
    let isDown = true;
    const { user } = await open({
      '/payment_methods': () => {
        if (isDown) throw new CallError('network');
        return saved(VISA);
      },
    });
    await screen.findByText('We couldn’t load your payment methods.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Visa ending in 1111')).toBeVisible();
  });
});
