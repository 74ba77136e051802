import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { PaymentSource, PaymentTarget } from '../../../src/state/payments/paymentsService.ts';
import { aCartLine } from '../../domain/builders.ts';
import { companySettings } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { aPaymentWire } from '../../support/payments/paymentWire.ts';
import { stillSold } from '../../support/stillSold.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

const CART: PaymentTarget = { kind: 'cart', key: '7-1', method: null };
const TOKEN: PaymentSource = {
  kind: 'token',
  descriptor: 'D',
  value: 'V',
  securityCode: null,
  deviceSessionId: '',
  saves: true,
};
const BY_CARD = { method: 'card', charge: null } as const;
const ORDER = { id: 'id-1', kind: 'order', transaction_number: 'WEB-1', netvalue: 30 };
const PLACED = { id: 'id-1', kind: 'order', transaction_number: 'WEB-1' };

type Answer = (call: Asked, paymentId: string) => unknown;

const idIn = ({ body, path }: Asked): string =>
  /"payment_id":"(\w+)"/.exec(JSON.stringify(body ?? ''))?.[1] ?? path.split('/').at(-1) ?? '';

const answered = (status: string, call: Asked, changes: Record<string, unknown> = {}) => ({
  success: true,
  payment: aPaymentWire({ payment_id: idIn(call), status, invoices: [], ...changes }),
});
const recorded = (call: Asked) => ({
  success: true,
  transaction: ORDER,
  differences: [],
  repeated: false,
  payment: aPaymentWire({ payment_id: idIn(call), status: 'paid', transaction: PLACED, invoices: [] }),
});

const cash = (platform = 'authorizenet') =>
  aCustomer({
    terms: { name: '', code: '', days: 0 },
    gateways: [{ platform, publicKey: '' }],
    isTaxable: false,
  });

/** A cart of three jars at 10, and a back office whose calls that pay answer in turn. */
const open = (answers: Record<string, Answer>, { preauthorizes = false, platform = 'authorizenet' } = {}) => {
  const customer = cash(platform);
  const settings = { PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: preauthorizes ? 'TRUE' : 'FALSE' };
  const lines = () => opened.cart.state.getState().entries.map((entry) => entry.line);
  const opened = aWorkspace(
    (call) => {
      if (call.path === '/company_settings') return companySettings([]);
      if (call.path === '/payment_settings') return { success: true, settings };
      const name = call.path.startsWith('/payments/') ? '/payments' : call.path;
      const answer = answers[name];
      if (answer) return answer(call, idIn(call));
      const sold = stillSold(call, lines(), customer);
      if (sold) return sold;
      throw new CallError('not_found', { status: 404 });
    },
    { customer },
  );
  opened.cart.setEntries([{ key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '3' }) }]);
  opened.cart.setDetails({ paymentMethod: 'card', orderNumber: 'WEB-1', orderNumberMadeAt: Date.now() });
  const sent = (path: string) => opened.asked.filter((call) => call.path === path);
  return { ...opened, sent, pay: () => opened.workspace.payments.pay(CART, BY_CARD, TOKEN) };
};

beforeEach(() => sessionStorage.clear());

const lost = () => {
  throw new CallError('network');
};

describe('paying a cart', () => {
  it('by Authorize.Net charges and records with one call, and empties the cart', async () => {
    const { pay, sent, cart } = open({ '/rest/visitSync': recorded });
    expect(await pay()).toMatchObject({ status: 'paid', order: { status: 'placed', id: 'id-1' } });
    expect(sent('/rest/visitSync')).toHaveLength(1);
    expect(sent('/rest/visitSync')[0]).toMatchObject({
      service: 'legacyApi',
      timeoutMs: 60_000,
      body: {
        visit: {
          order: [{ order_number: 'WEB-1' }],
          collection: [
            {
              payment: { amount_paid: 3000, token: { descriptor: 'D', value: 'V' }, should_save_card: true },
            },
          ],
        },
      },
    });
    expect(cart.state.getState().entries).toEqual([]);
  });

  it('authorises first where the company preauthorizes, and records without the token', async () => {
    const { pay, sent, cart } = open(
      { '/authorizenet/authorize_only': (call) => answered('processing', call), '/rest/visitSync': recorded },
      { preauthorizes: true },
    );
    expect(await pay()).toMatchObject({ status: 'paid', order: { id: 'id-1' } });
    expect(sent('/authorizenet/authorize_only')[0]?.body).toMatchObject({
      cardPaymentPayload: { order_number: 'WEB-1', amount_paid: 3000, token: { value: 'V' } },
    });
    expect(sent('/rest/visitSync')[0]?.body).toMatchObject({
      visit: { collection: [{ payment: { token: null, saved_method_id: null } }] },
    });
    expect(cart.state.getState().entries).toEqual([]);
  });

  it('keeps the cart when the card is declined, and pays again with another id', async () => {
    let turn = 0;
    const { pay, sent, cart } = open({
      '/rest/visitSync': (call) => {
        turn += 1;
        return turn === 1 ? answered('declined', call) : recorded(call);
      },
    });
    expect(await pay()).toMatchObject({ status: 'declined' });
    expect(cart.state.getState().entries).toHaveLength(1);
    expect(cart.state.getState().details.sent).toBeNull();
    expect(await pay()).toMatchObject({ status: 'paid' });
    const [first, second] = sent('/rest/visitSync').map(idIn);
    expect(first).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
    expect(second).not.toBe(first);
  });

  it('asks for a lost answer by its id, and never charges again', async () => {
    const { pay, sent, cart } = open({
      '/rest/visitSync': lost,
      '/payments': (call) => answered('paid', call, { transaction: PLACED }),
    });
    expect(await pay()).toMatchObject({ status: 'paid', order: { id: 'id-1' } });
    expect(sent('/rest/visitSync')).toHaveLength(1);
    expect(cart.state.getState().entries).toEqual([]);
  });

  it('says that a payment is being checked as soon as the back office doesn’t know what became of it', async () => {
    const { workspace } = open({
      '/rest/visitSync': (call) => ({ ...recorded(call), payment: answered('unknown', call).payment }),
      '/payments': (call) => answered('paid', call, { transaction: PLACED }),
    });
    const stages: string[] = [];
    await workspace.payments.pay(CART, BY_CARD, TOKEN, (stage) => stages.push(stage));
    expect(stages).toEqual(['checking', 'sending', 'asking']);
  });

  it('records what was authorised although its answer was lost', async () => {
    const { pay, sent } = open(
      {
        '/authorizenet/authorize_only': lost,
        '/payments': (call) => answered('processing', call),
        '/rest/visitSync': recorded,
      },
      { preauthorizes: true },
    );
    expect(await pay()).toMatchObject({ status: 'paid' });
    expect(sent('/authorizenet/authorize_only')).toHaveLength(1);
  });

  it('sends one charge for two presses', async () => {
    const { pay, sent } = open({ '/rest/visitSync': recorded });
    const [one, other] = await Promise.all([pay(), pay()]);
    expect(one).toEqual(other);
    expect(sent('/rest/visitSync')).toHaveLength(1);
  });

  it('says that recording was refused once the card is free again', async () => {
    const { pay, cart } = open(
      {
        '/authorizenet/authorize_only': (call) => answered('processing', call),
        '/rest/visitSync': () => {
          throw new CallError('refused', { code: 'recording_failed', status: 422 });
        },
      },
      { preauthorizes: true },
    );
    expect(await pay()).toMatchObject({ status: 'refused', code: 'recording_failed' });
    expect(cart.state.getState().entries).toHaveLength(1);
  });

  it.each([
    ['amount_differs', { status: 'refused', code: 'amount_differs' }],
    ['credit_exceeded', { status: 'not_placed', reason: { status: 'rejected', code: 'credit_exceeded' } }],
  ])('tells a refusal of the payment from one of the order: %s', async (code, result) => {
    const { pay } = open({
      '/rest/visitSync': () => {
        throw new CallError('refused', { code, status: 422 });
      },
    });
    expect(await pay()).toMatchObject(result);
  });

  it('takes the next number when the first is taken, with the same id', async () => {
    let turn = 0;
    const { pay, sent } = open({
      '/rest/visitSync': (call) => {
        turn += 1;
        if (turn === 1) throw new CallError('refused', { code: 'number_taken', status: 409 });
        return recorded(call);
      },
    });
    expect(await pay()).toMatchObject({ status: 'paid' });
    const [first, second] = sent('/rest/visitSync').map(idIn);
    expect(second).toBe(first);
  });

  it('by PayU captures, with the security code that is kept nowhere', async () => {
    const { workspace, sent } = open(
      { '/payu/capture': (call) => answered('paid', call, { transaction: PLACED }) },
      { platform: 'payu' },
    );
    const source: PaymentSource = { ...TOKEN, securityCode: '777' };
    expect(await workspace.payments.pay(CART, BY_CARD, source)).toMatchObject({ status: 'paid' });
    expect(sent('/payu/capture')[0]?.body).toMatchObject({
      tokenizedCard: { amount_paid: 3000, security_code: '777', token: { value: 'V' } },
    });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('777');
  });

  it('by a bank’s page goes on there, and the cart stays until it is paid', async () => {
    const url = 'https://bank.test/pay';
    const { workspace, sent, cart } = open(
      { '/openpay/pse': (call) => answered('pending', call, { redirect_url: url, payform: 'bank_account' }) },
      { platform: 'openpay' },
    );
    const result = await workspace.payments.pay(
      CART,
      { method: 'bank', charge: null },
      { kind: 'bank_page' },
    );
    expect(result).toMatchObject({ status: 'pending', payment: { redirectUrl: url } });
    expect(sent('/openpay/pse')[0]?.body).toMatchObject({
      redirect_url: expect.stringMatching(/^http.*\/checkout\//),
    });
    expect(cart.state.getState().entries).toHaveLength(1);
  });

  it('keeps nothing but the id of a payment that isn’t over, and asks for it instead of paying again', async () => {
    const held: Answer = (call) => answered('held', call);
    const { portal, pay, sent } = open({ '/rest/visitSync': held, '/payments': held });
    expect(await pay()).toMatchObject({ status: 'held' });
    const key = `portal.${portal.company.alias}.payment.`;
    const kept = Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith(key));
    const [charge] = sent('/rest/visitSync');
    expect(kept).toEqual([[expect.stringContaining('cart.'), charge && idIn(charge)]]);
    expect(await pay()).toMatchObject({ status: 'held' });
    expect(sent('/rest/visitSync')).toHaveLength(1);
  });

  it('follows a payment until it is known, with growing pauses', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const { workspace } = open({
      '/payments': (call) => {
        asked += 1;
        return answered(asked < 4 ? 'unknown' : 'declined', call);
      },
    });
    const result = workspace.payments.follow('0123456789abcdefghjk', new AbortController().signal);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await result).toMatchObject({ status: 'declined' });
  });
});

describe('paying invoices', () => {
  const invoice = { id: 'i-1', number: 'INV-1', net: '120.00', balance: '100.00', currency: 'USD' };
  const target: PaymentTarget = { kind: 'invoices', parts: [{ invoice, amount: '60.00' }] };
  const charge = { isCharge: true, charge: '2.9', isPercent: true };

  it('names the charge of the method on each, then pays them at once', async () => {
    const { workspace, sent } = open({
      '/invoices/i-1': () => ({ success: true }),
      '/rest/visitSync': (call) => answered('paid', call),
    });
    const result = await workspace.payments.pay(target, { method: 'card', charge }, TOKEN);
    expect(result).toMatchObject({ status: 'paid', order: null });
    // 2.9 % of 60 is 1.74.
    expect(sent('/invoices/i-1')[0]).toMatchObject({
      method: 'PATCH',
      body: { invoice_netvalue: '120.00', invoice_balance: '100.00', payment_method_charge_amount: 1.74 },
    });
    expect(sent('/rest/visitSync')[0]?.body).toMatchObject({
      visit: {
        collection: [
          {
            collection_value: 60,
            detail: [{ invoice_number: 'INV-1', collected_value: '60', payform: 'credit_card' }],
            payment: { amount_paid: 6174 },
          },
        ],
      },
    });
  });

  it('sends nothing to the provider when a balance has changed', async () => {
    const { workspace, sent } = open({
      '/invoices/i-1': () => {
        throw new CallError('refused', { code: 'balance_changed', status: 409 });
      },
    });
    const result = await workspace.payments.pay(target, { method: 'card', charge }, TOKEN);
    expect(result).toMatchObject({ status: 'refused', code: 'balance_changed' });
    expect(sent('/rest/visitSync')).toEqual([]);
  });
});
