import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { PaymentFormScreen } from '../../../src/screens/payments/PaymentFormScreen.tsx';
import { aPaymentForm } from '../../support/payments/paymentFormWire.ts';
import { type Answers, renderPortal } from '../../support/renderPortal.tsx';

const open = (answers: Answers, at = '/payment-form/sealed', language: 'en' | 'es' | 'fr' = 'en') =>
  renderPortal(<PaymentFormScreen />, { at, route: '/payment-form/:id?', customer: null, answers, language });

const amount = () => screen.findByRole('textbox', { name: 'Amount to pay' });
const total = () => screen.getByText('Total to pay').parentElement?.textContent;

describe('the public payment form', () => {
  it('shows the invoice to anyone who has its link, and isn’t found by search engines', async () => {
    const { http } = await open({ '/payment_form/sealed': aPaymentForm() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay invoice INV-1' })).toBeVisible();
    const facts = screen.getAllByRole('definition').slice(0, 5);
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Corner Deli',
      'Nov 1, 2026',
      'Dec 1, 2026',
      '$238.47',
      '$95.39',
    ]);
    expect(await amount()).toHaveValue('95.39');
    expect(total()).toBe('Total to pay$95.39');
    expect(http.sent.map(({ auth }) => auth)).toEqual(['none']);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('takes a part, and refuses more than is left beside the field', async () => {
    const { user } = await open({ '/payment_form/sealed': aPaymentForm() });
    await user.clear(await amount());
    await user.type(await amount(), '50');
    expect(total()).toBe('Total to pay$50.00');
    await user.clear(await amount());
    await user.type(await amount(), '95.40');
    await user.tab();
    expect(await amount()).toHaveAccessibleDescription(/^You can pay up to \$95\.39 on this invoice/);
    await user.clear(await amount());
    expect(await amount()).toHaveAccessibleDescription(/^Invalid total amount passed/);
  });

  it.each([
    ['en', 'Pay $95.39', 'Choose how to pay: card or bank account'],
    ['es', /^Pagar/, 'Elija cómo pagar: tarjeta o cuenta bancaria'],
    ['fr', /^Payer/, 'Choisissez comment payer : carte ou compte bancaire'],
  ] as const)(
    'in %s can be paid at once, and asks how beside the methods',
    async (language, pay, message) => {
      const { user, http } = await open({ '/payment_form/sealed': aPaymentForm() }, undefined, language);
      await user.click(await screen.findByRole('button', { name: pay }));
      const [first] = screen.getAllByRole('radio');
      expect(first).toHaveFocus();
      expect(first?.closest('fieldset')).toHaveAccessibleDescription(message);
      expect(http.sent.filter(({ method }) => method === 'POST')).toEqual([]);
      if (first) await user.click(first);
      expect(screen.queryByText(message)).toBeNull();
    },
  );

  it('asks for the amount before it asks how to pay', async () => {
    const { user } = await open({ '/payment_form/sealed': aPaymentForm() });
    await user.clear(await amount());
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await amount()).toHaveFocus();
    expect(screen.queryByText(/^Choose how to pay/)).toBeNull();
  });

  it('wants a captcha before the card step', async () => {
    let token: unknown;
    const { user } = await open({
      '/payment_form/sealed': ({ method, body }: { method: string; body?: { recaptchaToken: unknown } }) => {
        token = body?.recaptchaToken;
        return method === 'GET' ? aPaymentForm({ needs_captcha: true, api_key: '' }) : aPaymentForm();
      },
    });
    const proceed = await screen.findByRole('button', { name: 'Continue to payment' });
    expect(screen.queryByText('Total to pay')).toBeNull();
    await user.clear(await amount());
    await user.click(proceed);
    expect(await amount()).toHaveFocus();
    await user.type(await amount(), '20');
    await user.click(proceed);
    await waitFor(() => expect(total()).toBe('Total to pay$20.00'));
    expect(token).toBe('');
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  });

  it.each([
    ['refused', new CallError('refused', { code: 'recaptcha_failed', status: 422 }), /not a robot/],
    [
      'tried too often',
      new CallError('refused', { code: 'too_many_attempts', status: 429 }),
      /Too many attempts/,
    ],
  ])('says that the captcha was %s', async (_, error, text) => {
    const { user, unmount } = await open({
      '/payment_form/sealed': ({ method }: { method: string }) => {
        if (method === 'POST') throw error;
        return aPaymentForm({ needs_captcha: true, api_key: '' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    unmount();
  });

  it.each([
    [
      'of no invoice',
      '/payment-form/wrong',
      new CallError('not_found', { code: 'invalid_transaction', status: 404 }),
    ],
    ['without an id', '/payment-form', null],
  ])('says that a link is one %s', async (_, at, error) => {
    await open(
      {
        '/payment_form/wrong': () => {
          throw error;
        },
      },
      at,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid transaction ID (no invoice or collection found)',
    );
  });

  it('is limited after many wrong links', async () => {
    await open({
      '/payment_form/sealed': () => {
        throw new CallError('refused', { code: 'too_many_attempts', status: 429 });
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  });

  it('offers to try again after a failure', async () => {
    let isDown = true;
    const { user } = await open({
      '/payment_form/sealed': () => {
        if (isDown) throw new CallError('network');
        return aPaymentForm();
      },
    });
    await screen.findByText('We couldn’t load the invoice');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await amount()).toHaveValue('95.39');
  });

  it('says that there is nothing to pay, or no way to pay it', async () => {
    const { unmount } = await open({ '/payment_form/sealed': aPaymentForm({ invoice: { balance: 0 } }) });
    expect(await screen.findByText('This invoice is paid')).toBeVisible();
    unmount();
    await open({ '/payment_form/sealed': aPaymentForm({ payment_gateway: [] }) });
    expect(await screen.findByText(/doesn’t accept online payments at the moment/)).toBeVisible();
  });
});
