import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { sessionResponse } from '../../../src/api/access/schema.ts';
import { paymentResponse } from '../../../src/api/history/paymentSchema.ts';
import type { VisitRequest } from '../../../src/api/history/visitSchema.ts';
import { tokenizeResponse } from '../../../src/api/payments/requestSchema.ts';
import { PASSWORD } from '../backEnd/tenants.ts';
import { invoiceVisit, orderVisit, sentLine } from '../backEnd/visit.ts';
import { cardData, nonce, type TestEmulator } from '../emulator.ts';
import type { startRestartableBackEnd } from '../faults/restartableBackEnd.ts';
import { BOARDS_CENTS } from './boards.ts';
import type { Kind, Scenario } from './faultScenarios.ts';
import { INVOICE_TOTAL, invoiceNumberOf, payerEmailOf, payerIdOf } from './payers.ts';
import { invoicesVisit, orderCollection, withCollection } from './paymentCalls.ts';

/** Ten bags of rice, gift, delivery and the card's 2.9 %: tests/contract/payments.test.ts. */
const ORDER_CENTS = 21_239;
/** 10.00 of an invoice with 2.9 %; the whole invoice of 194.40 with 2.9 %. */
const PART_CENTS = 1_029;
const WHOLE_CENTS = 20_004;
/** 71 boards with tax, 84,490, and 3,500 for the transfer. */
const TRANSFER_CENTS = 8_799_000;

/** What an order is paid with, or an invoice that is placed with its payment. */
export const PLACED_CENTS = { order: [ORDER_CENTS], invoice: [BOARDS_CENTS, TRANSFER_CENTS] } as const;

type Answer = { status: number; body: unknown };
export type Tried = { id: string; payer: number; index: number; kind: Kind; cents: number };
type Tokens = { demo: string; andina: string };

const OPENPAY = '/openpay/v1/andina-openpay-merchant';
const openpayKey = (name: 'public' | 'private') => ({
  authorization: `Basic ${Buffer.from(`andina-openpay-${name}:`).toString('base64')}`,
});
/** Approved and declined by Openpay; PayU goes by the name on the card. */
const CARD = '4111111111111111';
const DECLINED_CARD = '4000000000000002';
/** A payment's status that doesn't change any more. */
export const SETTLED = ['paid', 'declined', 'failed', 'expired', 'voided', 'refunded'];

/** How often a press sends the payment at once. */
const TIMES: Partial<Record<Scenario['press'], number>> = { doubled: 3, 'twice at once': 2 };

const RICE = [sentLine(102, 10), sentLine(103, 1, { detail_type: 1, product_price: 0 })];

const numberOf = ({ index }: Pick<Tried, 'index'>) => `WEB-8${String(index).padStart(6, '0')}`;

export const centsOf = (kind: Kind, isWhole: boolean): number => {
  if (kind === 'transfer') return TRANSFER_CENTS;
  if (kind === 'payu' || kind === 'openpay') return BOARDS_CENTS;
  if (kind !== 'invoice') return ORDER_CENTS;
  return isWhole ? WHOLE_CENTS : PART_CENTS;
};

/** Andina has Openpay and PayU, and places invoices; demo has Authorize.Net. */
const isAtAndina = ({ kind }: Pick<Tried, 'kind'>): boolean =>
  kind === 'transfer' || kind === 'payu' || kind === 'openpay';

const visitOf = (tried: Tried): VisitRequest => {
  const changes = { json_data: JSON.stringify({ cart: `cart-${tried.index}` }) };
  const client = payerIdOf(tried.payer);
  return isAtAndina(tried)
    ? invoiceVisit(numberOf(tried), client, [sentLine(101, 71)], { ...changes, shipping_method_code: '' })
    : orderVisit(numberOf(tried), client, RICE, changes);
};

const statusIn = (body: unknown): string | null => {
  const read = v.safeParse(v.object({ payment: paymentResponse.entries.payment }), body);
  return read.success ? read.output.payment.status : null;
};

/** A customer who pays at a back end that is killed, by providers whose answers are lost. `note` counts what happened. */
export const createFaultPayer = async (
  backEnd: Awaited<ReturnType<typeof startRestartableBackEnd>>,
  emulator: TestEmulator,
  payer: number,
  note: (name: string) => void,
) => {
  const call = async (token: string, method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(backEnd.address() + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: response.status, body: await response.json() };
  };
  const logIn = async (company: 'demo' | 'andina', company_id: number): Promise<string> => {
    const user = { email: payerEmailOf(payer, company), password: PASSWORD, company_id };
    return v.parse(sessionResponse, (await call('', 'POST', '/users/login', user)).body).token;
  };
  const tokens: Tokens = { demo: await logIn('demo', 1), andina: await logIn('andina', 2) };
  const tokenOf = (tried: Tried) => (isAtAndina(tried) ? tokens.andina : tokens.demo);

  /** Openpay's webhook; the back end has another port after each start. */
  const hearOfCharges = () =>
    emulator.send(
      `${OPENPAY}/webhooks`,
      { url: `${backEnd.address()}/payments/confirmations/openpay/andina` },
      openpayKey('private'),
    );

  const payuToken = async (isDeclined: boolean) => {
    const card = {
      number: CARD,
      name: isDeclined ? 'REJECTED' : 'Camilo Rojas',
      expiration: '2031/12',
      payment_method: 'VISA',
      identification: '900',
    };
    const { body } = await call(tokens.andina, 'POST', '/payu/tokenize', { card });
    return v.parse(tokenizeResponse, body).tokenizedCard;
  };

  const openpayToken = async (isDeclined: boolean) => {
    await hearOfCharges();
    const card = {
      card_number: isDeclined ? DECLINED_CARD : CARD,
      holder_name: 'Camilo Rojas',
      expiration_year: '31',
      expiration_month: '12',
      cvv2: '739',
    };
    const { body } = await emulator.send(`${OPENPAY}/tokens`, card, openpayKey('public'));
    return { descriptor: '', value: v.parse(v.object({ id: v.string() }), body).id };
  };

  const sendCapture = async (tried: Tried, platform: 'payu' | 'openpay', isDeclined: boolean) => {
    const { id, cents } = tried;
    const token = await (platform === 'payu' ? payuToken(isDeclined) : openpayToken(isDeclined));
    const collection = orderCollection(numberOf(tried), { id, cents, token: null });
    return call(tokens.andina, 'POST', `/${platform}/capture`, {
      transaction: withCollection(visitOf(tried), collection),
      tokenizedCard: {
        payment_id: id,
        amount_paid: cents,
        token,
        ...(platform === 'payu' && { security_code: '739' }),
        device_session_id: 'd'.repeat(32),
      },
      redirect_url: 'http://localhost:4100/checkout',
    });
  };

  const sendTransfer = async (tried: Tried): Promise<Answer> => {
    await hearOfCharges();
    const { id, cents } = tried;
    const collection = orderCollection(numberOf(tried), { id, cents, token: null, payform: 'bank_account' });
    return call(tokens.andina, 'POST', '/openpay/pse', {
      transaction: withCollection(visitOf(tried), collection),
      redirect_url: 'http://localhost:4100/payments/payu-check',
      payment_id: id,
      amount_paid: cents,
    });
  };

  const sendPreauthorised = async (tried: Tried, token: { descriptor: string; value: string }) => {
    const { id, cents } = tried;
    const collection = orderCollection(numberOf(tried), { id, cents, token: null });
    const transaction = withCollection(visitOf(tried), collection);
    const cardPaymentPayload = { order_number: numberOf(tried), payment_id: id, amount_paid: cents, token };
    const authorised = await call(tokens.demo, 'POST', '/authorizenet/authorize_only', {
      transaction,
      cardPaymentPayload,
    });
    return authorised.status === 200 && statusIn(authorised.body) === 'processing'
      ? call(tokens.demo, 'POST', '/rest/visitSync', transaction)
      : authorised;
  };

  /** Sends the payment once, as a press of the button does. */
  const send = async (tried: Tried, { isDeclined }: Scenario): Promise<Answer> => {
    if (tried.kind === 'transfer') return sendTransfer(tried);
    if (tried.kind === 'payu' || tried.kind === 'openpay') return sendCapture(tried, tried.kind, isDeclined);
    const card = isDeclined ? DECLINED_CARD : CARD;
    const source = await nonce(emulator, cardData(card));
    if (source.kind !== 'token') throw new Error('a card has a token');
    const { id, cents, kind, index } = tried;
    const token = { descriptor: source.descriptor, value: source.value };
    if (kind === 'preauthorised') return sendPreauthorised(tried, token);
    if (kind === 'order') {
      const collection = orderCollection(numberOf(tried), { id, cents, token });
      return call(tokens.demo, 'POST', '/rest/visitSync', withCollection(visitOf(tried), collection));
    }
    const number = invoiceNumberOf(payer, Math.floor(index / 10));
    const value = cents === WHOLE_CENTS ? INVOICE_TOTAL : 10;
    return call(
      tokens.demo,
      'POST',
      '/rest/visitSync',
      invoicesVisit([{ number, value }], { id, cents, token }),
    );
  };

  /** What the customer's portal, or the bank, does about a payment without an outcome. */
  const goOn = async (tried: Tried, status: string | null, { isDeclined }: Scenario): Promise<void> => {
    if (status === 'pending') await emulator.end(tried.id, isDeclined ? 'declined' : 'approved');
    if (status === 'processing' && tried.kind === 'preauthorised') {
      const collection = orderCollection(numberOf(tried), { ...tried, token: null });
      const body = withCollection(visitOf(tried), collection);
      await call(tokens.demo, 'POST', '/rest/visitSync', body).catch(() => null);
    }
  };

  /** Asks until the payment has an outcome. Null: it was never stored. */
  const follow = async (tried: Tried, scenario: Scenario): Promise<string | null> => {
    for (;;) {
      const answer = await call(tokenOf(tried), 'GET', `/payments/${tried.id}`).catch(() => null);
      if (answer?.status === 404) return null;
      const status = answer && statusIn(answer.body);
      if (status && SETTLED.includes(status)) return status;
      await goOn(tried, status, scenario);
      await backEnd.restarted();
      await pause(150);
    }
  };

  const press = async (tried: Tried, scenario: Scenario): Promise<void> => {
    const sending = () => send(tried, scenario).catch(() => null);
    const times = TIMES[scenario.press] ?? 1;
    if (scenario.press === 'reload') await Promise.race([sending(), pause(100)]);
    await Promise.all(Array.from({ length: times }, sending));
  };

  return {
    /** What the customer is told now; null when it was never stored. */
    async statusOf(tried: Tried): Promise<string | null> {
      return statusIn((await call(tokenOf(tried), 'GET', `/payments/${tried.id}`)).body);
    },
    /** Pays until there is an outcome; a payment that was never stored is sent again with its id. */
    async pay(tried: Tried, scenario: Scenario): Promise<string> {
      for (;;) {
        await backEnd.restarted();
        await press(tried, scenario);
        const status = await follow(tried, scenario);
        if (status !== null) return status;
        note('sent again, because it was never stored');
      }
    },
    /** Pays in one of two tabs, which gives up when it is refused: the other one pays. */
    async payInTab(tried: Tried, scenario: Scenario): Promise<string> {
      const answer = await send(tried, scenario).catch(() => null);
      if (answer && answer.status >= 400) return 'refused';
      return (await follow(tried, scenario)) ?? 'refused';
    },
  };
};
