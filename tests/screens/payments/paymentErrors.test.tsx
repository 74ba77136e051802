import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { InvoicePaymentScreen } from '../../../src/screens/payments/InvoicePaymentScreen.tsx';
import { PaymentFormScreen } from '../../../src/screens/payments/PaymentFormScreen.tsx';
import { PaymentResultScreen } from '../../../src/screens/payments/PaymentResultScreen.tsx';
import type { CardAnswer } from '../../../src/state/payments/paymentsService.ts';
import { aTransactionWire, cartContents } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { aPaymentForm } from '../../support/payments/paymentFormWire.ts';
import { aPaymentWire } from '../../support/payments/paymentWire.ts';
import { type RenderedPortal, type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';
import { open as openCheckout, placed } from '../checkout/openCheckout.tsx';

/** Every payment error, word for word where its words are fixed, as a customer comes to it. */

const DECLINED = 'Sorry, your card was declined.';
const CHARGING = 'An error occurred while charging the card, please try again.';
const RECORDING =
  "Error recording the transaction. Please try again (your card won't be charged) or call support.";
const NO_GATEWAY =
  'Payment gateway error: payment is required but the company has no payment gateway configured; contact the wholesaler.';
const PAYMENT_REQUIRED = 'Payment is required: credit purchases are not available under your sales terms.';
const NO_OPAQUE_DATA = 'The card provider returned no opaque data, please try again.';
const INVALID_TRANSACTION = 'Invalid transaction ID (no invoice or collection found)';
const INVALID_TOTAL = 'Invalid total amount passed';
const UNSUPPORTED = 'Unsupported payment type.';

const TOKEN = {
  ok: true,
  descriptor: 'D',
  value: 'V',
  securityCode: null,
  deviceSessionId: '',
} as const;

const KEPT = 'Nothing was charged.';
/** These say themselves that the card isn't charged. */
const SAYS_IT = [RECORDING];

const ID = '0123456789abcdefghjk';
const AUTHORIZENET = [{ platform: 'authorizenet', publicKey: '' }];

/** The card form answers as its page does, which is a frame (tests/cardPage). */
const answerCard = ({ workspace }: RenderedPortal, card: CardAnswer) => {
  workspace.payments.openCard = async () => ({
    ready: Promise.resolve(),
    tokenize: async () => card,
    change: () => undefined,
    focus: () => undefined,
    destroy: () => undefined,
  });
};

const refused = (code: string) => () => {
  throw new CallError('refused', { code, status: 422 });
};
const ended = (status: string) => ({ ...placed, payment: aPaymentWire({ status, transaction: null }) });

const cash = (platforms = AUTHORIZENET) =>
  aCustomer({ terms: { name: '', code: '', days: 0 }, gateways: platforms, isTaxable: false });

const NO_METHODS = { '/company_settings': { success: true, settings: {} } };
const SETTINGS = { '/payment_settings': { success: true, settings: {} } };

type Opened = RenderedPortal & { pay: string | RegExp };
type Open = (placing: unknown, platforms?: typeof AUTHORIZENET) => Promise<Opened>;

const atCheckout: Open = async (placing, platforms) => ({
  ...(await openCheckout({ customer: cash(platforms), placing, more: { ...NO_METHODS, ...SETTINGS } })),
  pay: /^Pay and place order/,
});

const withInvoice = async (answers: RenderPortalOptions['answers'], platforms = AUTHORIZENET) => {
  const invoice = aTransactionWire({
    id: 'id-1',
    kind: 'invoice',
    transaction_number: 'INV-1',
    status: 'open',
    netvalue: 100,
    balance: 100,
  });
  return renderPortal(<InvoicePaymentScreen />, {
    at: '/account?pay=id-1',
    route: '/account',
    customer: cash(platforms),
    answers: {
      '/transactions': { success: true, total: 1, transactions: [invoice] },
      '/invoices/id-1': { success: true },
      ...NO_METHODS,
      ...SETTINGS,
      ...answers,
    },
  });
};
const atInvoices: Open = async (placing, platforms) => ({
  ...(await withInvoice({ '/rest/visitSync': placing }, platforms)),
  pay: 'Pay $100.00',
});

const withForm = (answers: RenderPortalOptions['answers']) =>
  renderPortal(<PaymentFormScreen />, {
    at: '/payment-form/sealed',
    route: '/payment-form/:id?',
    customer: null,
    ...(answers && { answers }),
  });
const atPublicForm: Open = async (placing, platforms = AUTHORIZENET) => ({
  ...(await withForm({
    '/payment_form/sealed': aPaymentForm({ payment_gateway: platforms }),
    '/invoices/id-1': { success: true },
    '/rest/visitSync': placing,
  })),
  pay: 'Pay $95.39',
});

const PLACES = [
  ['the checkout', atCheckout],
  ['invoices', atInvoices],
  ['the public form', atPublicForm],
] as const;

const choose = async ({ user }: Opened, name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));

const payBy = async (opened: Opened, card: CardAnswer, method = /^Card/) => {
  answerCard(opened, card);
  await choose(opened, method);
  const [button] = await screen.findAllByRole('button', { name: opened.pay });
  if (!button) throw new Error('no button');
  await opened.user.click(button);
};

beforeEach(() => {
  sessionStorage.clear();
});

describe.each(PLACES)('paying at %s', (_place, open) => {
  it.each([
    ['declined', ended('declined'), TOKEN, DECLINED],
    ['an error of the provider', ended('failed'), TOKEN, CHARGING],
    ['given back, because it could not be recorded', ended('voided'), TOKEN, RECORDING],
    ['recording refused', refused('recording_failed'), TOKEN, RECORDING],
    ['no gateway', refused('no_gateway'), TOKEN, NO_GATEWAY],
    ['no total', refused('invalid_total'), TOKEN, INVALID_TOTAL],
    ['no opaque data', placed, { ok: false, reason: 'message', message: '' }, NO_OPAQUE_DATA],
    [
      'the provider’s own message',
      placed,
      { ok: false, reason: 'message', message: 'User authentication failed.' },
      'User authentication failed.',
    ],
  ] as const)('%s is said in its words', async (_name, placing, card, words) => {
    const opened = await open(placing);
    await payBy(opened, card);
    const alert = await screen.findByRole('alert');
    const kept = SAYS_IT.includes(words) ? '' : ` ${KEPT}`;
    expect(alert.textContent).toBe(`Your payment didn’t go through${words}${kept}`);
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
  });

  it('a gateway that isn’t known has an unsupported payment type', async () => {
    const opened = await open(placed, [{ platform: 'wompi', publicKey: '' }]);
    answerCard(opened, TOKEN);
    await choose(opened, /^Card/);
    expect(await screen.findByText(UNSUPPORTED)).toBeVisible();
  });
});

it.each([
  ['declined', 'Sorry, your bank declined the payment.'],
  ['failed', 'An error occurred while charging the bank account, please try again.'],
])('a bank account that is %s isn’t called a card', async (status, words) => {
  const opened = await atInvoices(ended(status));
  await payBy(opened, TOKEN, /^Bank account/);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

describe('the checkout', () => {
  it('keeps the cart after a failure, and can pay again', async () => {
    const opened = await atCheckout(ended('declined'));
    await payBy(opened, TOKEN);
    expect(await screen.findByText(DECLINED)).toBeVisible();
    expect(opened.address()).toBe('/checkout');
    expect(cartContents(opened.workspace)).toEqual(['Green olives: 3']);
    const [button] = screen.getAllByRole('button', { name: opened.pay });
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['no gateway', [], NO_GATEWAY],
    ['no payment method chosen', AUTHORIZENET, PAYMENT_REQUIRED],
  ])('without terms and %s says why nothing is placed', async (_name, platforms, words) => {
    const { user, http } = await atCheckout(placed, platforms);
    const [button] = screen.getAllByRole('button', { name: /^Place order/ });
    if (!button) throw new Error('no button');
    await user.click(button);
    expect(await screen.findByText(words)).toBeVisible();
    expect(http.sent.some(({ path }) => path === '/rest/visitSync')).toBe(false);
  });

  it.each([
    ['prices_hidden', 'You don’t have permission to make payments.'],
    ['preauthorization_off', 'The payment terms have changed.'],
    ['preauthorization_required', 'The payment terms have changed.'],
  ])('has words of its own for the refusal %s', async (code, words) => {
    const opened = await atCheckout(refused(code));
    await payBy(opened, TOKEN);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('shows the back office’s refusal of credit', async () => {
    const { user } = await openCheckout({ placing: refused('payment_required'), more: NO_METHODS });
    const [button] = screen.getAllByRole('button', { name: /^Place order/ });
    if (!button) throw new Error('no button');
    await user.click(button);
    expect(await screen.findByText(new RegExp(PAYMENT_REQUIRED))).toBeVisible();
  });
});

it('an amount that isn’t numeric is an invalid total', async () => {
  const { user } = await withInvoice({});
  const field = await screen.findByRole('textbox', { name: 'Amount for INV-1' });
  await user.clear(field);
  await user.type(field, 'ten');
  await user.tab();
  expect(field).toHaveAccessibleDescription(INVALID_TOTAL);
});

it('a link of no invoice is an invalid transaction', async () => {
  await withForm({
    '/payment_form/sealed': () => {
      throw new CallError('not_found', { code: 'invalid_transaction', status: 404 });
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(INVALID_TRANSACTION);
});

describe('the result of a payment at a bank', () => {
  it.each([
    ['missing_reference', null, 'This link names no payment that we know.'],
    ['unable_read_status', new CallError('server', { status: 500 }), 'We can’t read your payment’s status'],
    ['payment_not_completed', 'expired', 'The payment wasn’t completed, and nothing was charged.'],
    ['payment_failed_generic', 'declined', 'The payment didn’t go through, and nothing was charged.'],
  ])('%s', async (_name, answer, words) => {
    const result = () => {
      if (answer instanceof CallError) throw answer;
      return { success: true, payment: aPaymentWire({ payment_id: ID, status: answer, message: '' }) };
    };
    await renderPortal(<PaymentResultScreen />, {
      at: `/checkout/WEB-1?payment=${ID}`,
      route: '/checkout/:invoicePaymentConfirmation',
      answers: answer === null ? {} : { [`/payments/${ID}`]: result },
    });
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });
});
