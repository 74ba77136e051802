import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire, cartContents } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { aPaymentWire } from '../../support/payments/paymentWire.ts';
import type { Answers, RenderedPortal } from '../../support/renderPortal.tsx';
import { waitUntilPasses } from '../../support/waitUntilPasses.ts';
import { open, placed } from '../checkout/openCheckout.tsx';

/** What a call that pays waits for its answer, and what the customer has waited when the page tells them, ms. */
const ANSWER_TIMEOUT_MS = 60_000;
const TOLD_MS = 85_000;

const TOKEN = { ok: true, descriptor: 'D', value: 'V', securityCode: null, deviceSessionId: '' } as const;
const NO_METHODS = { '/company_settings': { success: true, settings: {} } };
const ORDER = { '/transactions/by_number/WEB-1': { success: true, transaction: aTransactionWire() } };
const SETTINGS = { '/payment_settings': { success: true, settings: {} } };

afterEach(() => void vi.restoreAllMocks());

/** The signals of limits follow the played clock. */
const playLimits = () =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });

/** The clock is played from here on, because what is loaded before needs the real one. */
const neverAnswers = () => {
  vi.useFakeTimers();
  playLimits();
  return new Promise((_, reject) => setTimeout(() => reject(new CallError('timeout')), ANSWER_TIMEOUT_MS));
};

/** What the back office answers when it is asked for the payment. */
const answerQuestions = ({ http }: RenderedPortal, answer: (id: string) => unknown) => {
  const send = http.send.bind(http);
  http.send = async (call) => {
    const [, id] = /^\/payments\/(\w+)$/.exec(call.path) ?? [];
    if (!id) return send(call);
    const body = answer(id);
    if (!body) throw new CallError('network');
    return send({ ...call, path: 'answered', body });
  };
};

/** The checkout of a customer without terms, with a card filled in; its payment is never answered. */
const payUnanswered = async (more: Answers = {}) => {
  const opened = await open({
    company: aCompany({ phone: '305 555 0100' }),
    customer: aCustomer({
      terms: { name: '', code: '', days: 0 },
      gateways: [{ platform: 'authorizenet', publicKey: '' }],
      isTaxable: false,
    }),
    placing: neverAnswers,
    more: { ...NO_METHODS, ...SETTINGS, ...more, answered: ({ body }: { body?: unknown }) => body },
  });
  opened.workspace.payments.openCard = async () => ({
    ready: Promise.resolve(),
    tokenize: async () => TOKEN,
    change: () => undefined,
    focus: () => undefined,
    destroy: () => undefined,
  });
  await opened.user.click(await screen.findByRole('radio', { name: /^Card/ }));
  await waitUntilPasses(() => expect(payButton()).not.toHaveAttribute('aria-busy'));
  return opened;
};

const payButton = () => {
  const [button] = screen.getAllByRole('button', { name: /^Pay and place order/ });
  if (!button) throw new Error('no button');
  return button;
};

/** Lets time pass, ms. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const press = async ({ placings }: Awaited<ReturnType<typeof open>>) => {
  fireEvent.click(payButton());
  await waitUntilPasses(() => expect(placings()).toHaveLength(1));
};

const notice = () => screen.getByText('We’re checking your payment').closest('[role="status"]');

test('85 s without an answer: the checkout says what happens next, whether the order is placed, and whom to call', async () => {
  const opened = await payUnanswered();
  answerQuestions(opened, () => null);
  await press(opened);
  await pass(ANSWER_TIMEOUT_MS - 1_000);
  expect(screen.getByText(/^Processing your payment\./)).toBeVisible();
  await pass(TOLD_MS - ANSWER_TIMEOUT_MS + 1_000);
  expect(notice()).toHaveTextContent(
    'We haven’t received an answer about your payment yet. Please don’t pay again: we keep checking, and this page updates as soon as we know. Your order isn’t placed yet. It’s placed as soon as the payment is confirmed. Questions? Call Bluebird Foods: 305 555 0100',
  );
  expect(payButton()).toBeDisabled();
  expect(screen.queryByText(/Nothing was charged|didn’t go through|Your order wasn’t placed/)).toBeNull();
  expect(opened.placings()).toHaveLength(1);
  expect(cartContents(opened.workspace)).toEqual(['Green olives: 3']);
});

test.each([
  ['paid', 'leads to the order', '/confirmation/id-1', ORDER],
  ['declined', 'says that nothing was charged', '/checkout', {}],
])('a payment that turns out to be %s after that %s', async (status, _name, address, order) => {
  const opened = await payUnanswered(order);
  let isKnown = false;
  const transaction = status === 'paid' ? placed.transaction : null;
  answerQuestions(opened, (id) =>
    isKnown
      ? { success: true, payment: aPaymentWire({ payment_id: id, status, invoices: [], transaction }) }
      : null,
  );
  await press(opened);
  await pass(TOLD_MS);
  expect(notice()).toBeVisible();
  isKnown = true;
  await pass(20_000);
  expect(screen.queryByText('We’re checking your payment')).toBeNull();
  expect(opened.address()).toBe(address);
  if (status === 'declined') {
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Sorry, your card was declined. Nothing was charged.',
    );
    expect(payButton()).toBeEnabled();
  }
  expect(opened.placings()).toHaveLength(1);
});
