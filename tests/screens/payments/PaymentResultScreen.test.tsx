import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { PaymentResultScreen } from '../../../src/screens/payments/PaymentResultScreen.tsx';
import { aParent } from '../../support/aParent.ts';
import { type RenderPortalOptions, renderPortal, type Sent } from '../../support/renderPortal.tsx';

const ID = '0123456789abcdefghjk';
const ORDER = { id: '77', kind: 'order', transaction_number: 'WEB-1234567', ship_date: '2026-11-26' };
const INVOICE = { id: '9', transaction_number: 'FV-1', collected_value: 412.5, invoice_balance: 0 };

const payment = (status: string, more: object = {}) => ({
  success: true,
  payment: { payment_id: ID, status, currency_code: 'USD', amount: 412.5, ...more },
});

const open = (at: string, answers: RenderPortalOptions['answers'], more: RenderPortalOptions = {}) => {
  const [path = ''] = at.split('?');
  const route = path.startsWith('/payments')
    ? path
    : path.replace(/WEB-1|FV-1/, ':invoicePaymentConfirmation');
  return renderPortal(<PaymentResultScreen />, { at, route, ...(answers && { answers }), ...more });
};

/** Answers of one path in turn; the last one stays. */
const inTurn = (...answers: unknown[]) => {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
describe('a customer who comes back from the bank', () => {
  it('sees a paid order, and goes to its confirmation', async () => {
    const { user, address } = await open(`/checkout/WEB-1?amount=1&payment=${ID}&state=n`, {
      [`/payments/${ID}`]: payment('paid', { transaction: ORDER }),
    });
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(screen.getByText(/\$412\.50 was paid\./)).toBeVisible();
    expect(screen.getByText('Order WEB-1234567')).toBeVisible();
    expect(screen.getByText('Ships Nov 26, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/store');
    await user.click(screen.getByRole('link', { name: 'View your order' }));
    expect(address()).toBe('/confirmation/77');
  });

  it('isn’t told when an order ships whose payment the bank hasn’t confirmed', async () => {
    await open(`/checkout/WEB-1?payment=${ID}`, {
      [`/payments/${ID}`]: payment('pending', { transaction: ORDER }),
    });
    expect(await screen.findByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
    expect(screen.getByText('Order WEB-1234567')).toBeVisible();
    expect(screen.queryByText(/^Ships/)).toBeNull();
  });

  it('sees paid invoices, and goes to the receipt', async () => {
    const { user, address } = await open(`/account/FV-1?amount=412.5&payment=${ID}&state=n`, {
      [`/payments/${ID}`]: payment('paid', { invoices: [INVOICE] }),
    });
    expect(await screen.findByText('Invoice FV-1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View your invoice' })).toHaveAttribute(
      'href',
      '/account?document=9',
    );
    await user.click(screen.getByRole('link', { name: 'View receipt' }));
    expect(address()).toBe(`/account?receipt=${ID}`);
  });

  it.each([
    ['submitted', 'Payment submitted', /\$412\.50 was submitted to your bank and clears in 3–5 days\./],
    ['authorized', 'Payment authorized', /\$412\.50 was authorized\. It’s charged when it ships\./],
  ])('isn’t told that a payment is paid which is %s', async (settlement, title, text) => {
    await open(`/checkout/WEB-1?payment=${ID}`, {
      [`/payments/${ID}`]: payment('paid', { settlement, transaction: ORDER }),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/was paid/)).toBeNull();
  });

  it('believes nothing of the address: a refused payment stays refused', async () => {
    const { user, address } = await open(
      `/checkout/WEB-1?amount=9999&payment=${ID}&status=paid&transactionState=4&lapTransactionState=APPROVED`,
      { [`/payments/${ID}`]: payment('declined', { message: 'Insufficient funds.' }) },
    );
    expect(await screen.findByRole('heading', { name: 'Your payment didn’t go through' })).toBeVisible();
    expect(
      screen.getByText(/didn’t go through, and nothing was charged.*Insufficient funds\./),
    ).toBeVisible();
    expect(screen.queryByText(/9,?999/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(address()).toBe('/checkout');
  });

  it('tries a refused invoice payment again with the same invoices', async () => {
    const { user, address } = await open(`/account/FV-1?payment=${ID}`, {
      [`/payments/${ID}`]: payment('failed', { invoices: [INVOICE, { ...INVOICE, id: '10' }] }),
    });
    await user.click(await screen.findByRole('link', { name: 'Try again' }));
    expect(address()).toBe('/account?pay=9,10');
  });

  it('waits visibly while the bank hasn’t decided, and then sees the result', async () => {
    const { http } = await open(`/checkout/WEB-1?payment=${ID}`, {
      [`/payments/${ID}`]: inTurn(
        payment('pending'),
        payment('pending'),
        payment('paid', { transaction: ORDER }),
      ),
    });
    expect(await screen.findByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
    expect(screen.getByText(/hasn’t confirmed the payment of \$412\.50 yet/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
    const asked = http.sent.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(http.sent).toHaveLength(asked);
  });

  it('payment_not_completed: a payment that ran out of time can be tried again', async () => {
    await open(`/checkout/WEB-1?payment=${ID}`, {
      [`/payments/${ID}`]: inTurn(payment('pending'), payment('expired')),
    });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByText(/wasn’t completed, and nothing was charged/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/checkout');
  });

  it('gives up at the bank and pays otherwise', async () => {
    let isCancelled = false;
    const atBank = payment('pending', { redirect_url: 'https://bank.test/pay' });
    const { user } = await open(`/checkout/WEB-1?payment=${ID}`, {
      [`/payments/${ID}`]: () => (isCancelled ? payment('expired') : atBank),
      [`/payments/${ID}/cancel`]: () => {
        isCancelled = true;
        return payment('expired');
      },
    });
    expect(await screen.findByRole('link', { name: 'Go to your bank' })).toBeVisible();
    expect(screen.getByText(/If you pay there after all, the money goes back to you/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel and pay another way' }));
    expect(await screen.findByText(/wasn’t completed, and nothing was charged/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/checkout');
  });

  it('can’t cancel a review, which has no bank page', async () => {
    await open(`/checkout/WEB-1?payment=${ID}`, { [`/payments/${ID}`]: payment('pending') });
    expect(await screen.findByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel and pay another way' })).toBeNull();
  });

  it('says when a cancellation fails', async () => {
    const atBank = payment('pending', { redirect_url: 'https://bank.test/pay' });
    const { user } = await open(`/checkout/WEB-1?payment=${ID}`, {
      [`/payments/${ID}`]: atBank,
      [`/payments/${ID}/cancel`]: () => {
        throw new CallError('network');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel and pay another way' }));
    expect(await screen.findByText(/couldn’t be canceled/)).toBeVisible();
  });

  it('is told not to pay again while the provider reviews it', async () => {
    await open(`/checkout/WEB-1?payment=${ID}`, {
      [`/payments/${ID}`]: payment('held', { transaction: ORDER }),
    });
    expect(await screen.findByRole('heading', { name: 'Your payment is under review' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View your order' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('missing_reference: an unknown payment leads to the history', async () => {
    const { user, address } = await open(`/checkout/WEB-1?payment=${ID}`, {});
    expect(await screen.findByText(/names no payment that we know/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to your history' }));
    expect(address()).toBe('/account');
  });

  it('unable_read_status: the back office is asked again by itself, and at once when the customer wants', async () => {
    const { user } = await open(`/checkout/WEB-1?payment=${ID}`, {
      [`/payments/${ID}`]: inTurn(
        new CallError('network'),
        new CallError('network'),
        payment('paid', { transaction: ORDER }),
      ),
    });
    expect(await screen.findByText(/can’t read your payment’s status right now/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  });
});

describe('PayU’s return page', () => {
  const AT = `/payments/payu-check?referenceCode=${ID}&transactionState=4&signature=abc`;

  it('sends its query to the back office, whose state counts', async () => {
    let asked: unknown;
    await open(AT, {
      '/payments/payu_check': (call: Sent) => {
        asked = call.body;
        return payment('declined');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Your payment didn’t go through' })).toBeVisible();
    expect(asked).toEqual({ query: { referenceCode: ID, transactionState: '4', signature: 'abc' } });
  });

  it.each([
    ['missing_reference', /names no payment that we know/],
    ['unable_read_status', /can’t read your payment’s status right now/],
  ])('%s has its message', async (code, text) => {
    await open(AT, {
      '/payments/payu_check': () => {
        throw new CallError('refused', { status: 422, code });
      },
    });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('whoever has lost the login', () => {
  const AT = `/payments/payu-check?payment=${ID}&state=nonce-1`;

  it('sees amount and state by the nonce, and may log in', async () => {
    let asked: unknown;
    const { user, address } = await open(
      AT,
      {
        '/payments/result': (call: Sent) => {
          asked = call.body;
          return payment('paid');
        },
      },
      { customer: null },
    );
    expect(await screen.findByText(/\$412\.50 was paid\./)).toBeVisible();
    expect(asked).toEqual({ payment_id: ID, nonce: 'nonce-1' });
    expect(screen.queryByRole('link', { name: 'View your order' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(address()).toBe('/login?next=%2Faccount');
  });

  it('with a wrong nonce finds nothing', async () => {
    await open(AT, {}, { customer: null });
    expect(await screen.findByText(/names no payment that we know/)).toBeVisible();
  });
});

it('in a window of its own, it says that the window can be closed', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const { user } = await open(
    `/checkout/WEB-1?amount=1&embedded=1&payment=${ID}&state=n`,
    { '/payments/result': payment('paid') },
    { customer: null },
  );
  expect(await screen.findByText(/close this window and go back to the page where you paid/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close this window' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('embedded, where the parent has come back, the customer goes on in the portal', async () => {
  await open(
    `/payments/payu-check?payment=${ID}&state=n`,
    { [`/payments/${ID}`]: payment('paid', { transaction: ORDER }) },
    { parent: aParent().parent },
  );
  expect(await screen.findByRole('link', { name: 'View your order' })).toBeVisible();
});
