import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmulator, startListener, type TestEmulator } from '../../support/emulator.ts';

const PAYMENTS = '/payu/payments-api/4.0/service.cgi';
const REPORTS = '/payu/reports-api/4.0/service.cgi';
const MERCHANT = { apiLogin: 'andina-payu-login', apiKey: 'andina-payu-key' };
const MERCHANT_ID = '508029';

let emulator: TestEmulator;
let listener: Awaited<ReturnType<typeof startListener>>;
beforeAll(async () => {
  emulator = await startEmulator({ confirmationDelay: 0 });
  listener = await startListener();
});
afterAll(async () => {
  await emulator.close();
  await listener.close();
});
beforeEach(async () => {
  await emulator.reset();
  listener.clear();
});

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const call = async (path: string, command: string, content: object, merchant: object = MERCHANT) =>
  emulator.send(path, { language: 'es', command, merchant, test: true, ...content });

const createToken = async (more: object = {}) => {
  const creditCardToken = {
    payerId: '10',
    name: 'Camilo Rojas',
    identificationNumber: '32144457',
    paymentMethod: 'VISA',
    number: '4111111111111111',
    expirationDate: '2031/12',
    ...more,
  };
  return (await call(PAYMENTS, 'CREATE_TOKEN', { creditCardToken })).body;
};
const tokenOf = async (more: object = {}) => (await createToken(more)).creditCardToken.creditCardTokenId;

const submit = async (
  creditCardTokenId: string,
  { reference = 'ref-1', value = 65000, code = '777', signature = '', account = 'andina-payu-account' } = {},
) => {
  const signed = md5(`andina-payu-key~${MERCHANT_ID}~${reference}~${value}~COP`);
  const transaction = {
    order: {
      accountId: account,
      referenceCode: reference,
      description: 'Factura 1042',
      language: 'es',
      signature: signature || signed,
      notifyUrl: listener.url,
      additionalValues: { TX_VALUE: { value, currency: 'COP' } },
      buyer: { emailAddress: 'camilo@andina.test' },
    },
    creditCardTokenId,
    creditCard: { securityCode: code },
    extraParameters: { INSTALLMENTS_NUMBER: 1, RESPONSE_URL: `${listener.returnUrl}?reference=abc` },
    type: 'AUTHORIZATION_AND_CAPTURE',
    paymentMethod: 'VISA',
    paymentCountry: 'CO',
  };
  return (await call(PAYMENTS, 'SUBMIT_TRANSACTION', { transaction })).body;
};
const detail = async (referenceCode: string) =>
  (await call(REPORTS, 'ORDER_DETAIL_BY_REFERENCE_CODE', { details: { referenceCode } })).body;
const decide = (bankUrl: string, decision: string) =>
  fetch(bankUrl, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

test('a token shows the first six and the last four digits, and nothing else of the card', async () => {
  expect(await createToken()).toEqual({
    code: 'SUCCESS',
    error: null,
    creditCardToken: {
      creditCardTokenId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Camilo Rojas',
      payerId: '10',
      identificationNumber: '32144457',
      paymentMethod: 'VISA',
      number: null,
      expirationDate: null,
      creationDate: null,
      maskedNumber: '411111******1111',
      errorDescription: null,
    },
  });
});

test('errors are told with status 200', async () => {
  const wrongKey = await call(PAYMENTS, 'PING', {}, { apiLogin: 'andina-payu-login', apiKey: 'no' });
  expect(wrongKey).toMatchObject({ status: 200, body: { code: 'ERROR', error: 'Invalid credentials' } });
  expect(await createToken({ number: '4111111111111112' })).toMatchObject({ code: 'ERROR' });
  expect(await createToken({ expirationDate: '12/2031' })).toMatchObject({ code: 'ERROR' });
  expect(await createToken({ identificationNumber: '1'.repeat(21) })).toMatchObject({ code: 'ERROR' });
  const token = await tokenOf();
  expect(await submit('unknown')).toMatchObject({ code: 'ERROR', transactionResponse: null });
  expect(await submit(token, { signature: 'f'.repeat(32) })).toMatchObject({ code: 'ERROR' });
  expect(await submit(token, { account: 'other' })).toMatchObject({ code: 'ERROR' });
  expect(await submit(token, { value: 65000.5 })).toMatchObject({ code: 'ERROR' });
  expect((await emulator.ledger()).payments).toEqual([]);
});

test.each([
  [{}, {}, 'APPROVED', 'APPROVED'],
  [{ number: '4097440000000004' }, {}, 'APPROVED', 'APPROVED'],
  [{ number: '4000000000000002' }, {}, 'DECLINED', 'ENTITY_DECLINED'],
  [{ number: '4000000000000119' }, {}, 'ERROR', 'INTERNAL_PAYMENT_PROVIDER_ERROR'],
  [{ number: '4444444444444448' }, {}, 'DECLINED', 'INSUFFICIENT_FUNDS'],
  [{ name: 'REJECTED' }, {}, 'DECLINED', 'PAYMENT_NETWORK_REJECTED'],
  [{ name: 'APPROVED' }, {}, 'APPROVED', 'APPROVED'],
  [{ name: 'PENDING' }, {}, 'PENDING', 'PENDING_TRANSACTION_CONFIRMATION'],
  [{ expirationDate: '2026/10' }, {}, 'DECLINED', 'EXPIRED_CARD'],
  [{}, { code: '666' }, 'DECLINED', 'INVALID_EXPIRATION_DATE_OR_SECURITY_CODE'],
])('card %o with %o is %s: %s', async (card, options, state, responseCode) => {
  const { code, transactionResponse } = await submit(await tokenOf(card), options);
  expect(code).toBe('SUCCESS');
  expect(transactionResponse).toMatchObject({ state, responseCode, orderId: expect.any(Number) });
});

test('an order is found by its reference, with its transactions', async () => {
  expect(await detail('ref-1')).toEqual({ code: 'SUCCESS', error: null, result: null });
  await submit(await tokenOf());
  const { result } = await detail('ref-1');
  expect(result.payload).toMatchObject([
    {
      referenceCode: 'ref-1',
      additionalValues: { TX_VALUE: { value: 65000, currency: 'COP' } },
      transactions: [
        {
          type: 'AUTHORIZATION_AND_CAPTURE',
          transactionResponse: { state: 'APPROVED' },
          creditCard: { maskedNumber: '411111******1111' },
        },
      ],
    },
  ]);
});

test('a reference is charged once', async () => {
  const token = await tokenOf();
  await submit(token);
  const again = await submit(token);
  expect(again.transactionResponse).toMatchObject({ state: 'DECLINED', responseCode: 'REPEAT_TRANSACTION' });
  expect((await emulator.ledger()).totals['payu COP'].captured).toBe('65000.00');
});

test('tokens are listed by payer, and removed', async () => {
  const token = await tokenOf({ payerId: '11' });
  const list = await call(PAYMENTS, 'GET_TOKENS', { creditCardTokenInformation: { payerId: '11' } });
  expect(list.body.creditCardTokenList).toMatchObject([{ creditCardTokenId: token }]);
  const remove = async (payerId: string) => {
    const removeCreditCardToken = { payerId, creditCardTokenId: token };
    return (await call(PAYMENTS, 'REMOVE_TOKEN', { removeCreditCardToken })).body.code;
  };
  expect(await remove('12')).toBe('ERROR');
  expect(await remove('11')).toBe('SUCCESS');
  expect(await submit(token)).toMatchObject({ code: 'ERROR' });
});

test('a final state is confirmed by a signed form', async () => {
  const { transactionResponse } = await submit(await tokenOf());
  await listener.wait(1);
  const [confirmation] = listener.received;
  expect(confirmation?.contentType).toBe('application/x-www-form-urlencoded');
  const form = Object.fromEntries(new URLSearchParams(confirmation?.body));
  expect(form).toMatchObject({
    merchant_id: MERCHANT_ID,
    reference_sale: 'ref-1',
    transaction_id: transactionResponse.transactionId,
    state_pol: '4',
    response_code_pol: '1',
    value: '65000.00',
    currency: 'COP',
    sign: md5(`andina-payu-key~${MERCHANT_ID}~ref-1~65000.0~COP~4`),
  });
});

test('confirmations may come twice, late, never, or badly signed', async () => {
  const token = await tokenOf();
  await emulator.fault('confirmation-twice');
  await submit(token, { reference: 'twice' });
  await listener.wait(2);
  await emulator.fault('confirmation-never', { paymentId: 'never' });
  await submit(token, { reference: 'never' });
  await emulator.fault('confirmation-late', { ms: 1_000 });
  await submit(token, { reference: 'late' });
  await emulator.fault('bad-signature');
  await submit(token, { reference: 'bad' });
  await listener.wait(4);
  const forms = listener.received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(forms.map(({ reference_sale }) => reference_sale)).toEqual(['twice', 'twice', 'bad', 'late']);
  expect(forms[2]?.sign).toBe('f'.repeat(32));
});

test('a pending payment has a page of the bank that no frame may show', async () => {
  const { transactionResponse } = await submit(await tokenOf({ name: 'PENDING' }));
  const bankUrl = transactionResponse.extraParameters.BANK_URL;
  const page = await fetch(bankUrl);
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  const html = await page.text();
  for (const label of ['Approve', 'Refuse', 'Leave pending', 'Close'])
    expect(html).toContain(`>${label}</button>`);
  expect(listener.received).toEqual([]);
});

test.each([
  ['approve', '4', 'APPROVED', '1', 'APPROVED'],
  ['refuse', '6', 'DECLINED', '5', 'DECLINED'],
  ['pending', '7', 'PENDING', '25', 'PENDING'],
])(
  'the bank’s page: %s brings the browser back with state %s, signed',
  async (decision, state, lap, pol, stored) => {
    const { transactionResponse } = await submit(await tokenOf({ name: 'PENDING' }));
    const response = await decide(transactionResponse.extraParameters.BANK_URL, decision);
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('location') ?? '');
    expect(url.searchParams.get('reference')).toBe('abc');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      merchantId: MERCHANT_ID,
      referenceCode: 'ref-1',
      transactionState: state,
      lapTransactionState: lap,
      polResponseCode: pol,
      TX_VALUE: '65000.00',
      currency: 'COP',
      signature: md5(`andina-payu-key~${MERCHANT_ID}~ref-1~65000.0~COP~${state}`),
    });
    const { result } = await detail('ref-1');
    expect(result.payload[0].transactions[0].transactionResponse.state).toBe(stored);
  },
);

test('a closed page decides nothing; the bank may still decide, or let it expire', async () => {
  const { transactionResponse } = await submit(await tokenOf({ name: 'PENDING' }));
  const closed = await decide(transactionResponse.extraParameters.BANK_URL, 'close');
  expect(await closed.text()).toContain('You can close this window.');
  expect((await emulator.end('ref-1', 'expired')).body).toEqual({ ended: 1 });
  await listener.wait(1);
  expect(Object.fromEntries(new URLSearchParams(listener.received[0]?.body))).toMatchObject({
    state_pol: '5',
    response_code_pol: '20',
  });
  expect((await emulator.end('ref-1', 'approved')).body).toEqual({ ended: 0 });
});

test('the return page may be opened twice', async () => {
  await emulator.fault('return-twice');
  const { transactionResponse } = await submit(await tokenOf({ name: 'PENDING' }));
  const response = await decide(transactionResponse.extraParameters.BANK_URL, 'approve');
  await fetch(response.headers.get('location') ?? '');
  expect(listener.visits).toHaveLength(2);
  expect(listener.visits[0]).toBe(listener.visits[1]);
});

test('each company’s account has its own tokens, signatures, orders and refunds', async () => {
  const cedar = { apiLogin: 'cedar-payu-login', apiKey: 'cedar-payu-key' };
  const mixed = { ...cedar, apiKey: MERCHANT.apiKey };
  expect((await call(PAYMENTS, 'PING', {}, cedar)).body.code).toBe('SUCCESS');
  expect((await call(PAYMENTS, 'PING', {}, mixed)).body.error).toBe('Invalid credentials');

  const creditCardToken = {
    payerId: '10',
    name: 'Rose Tanner',
    identificationNumber: '900123456',
    paymentMethod: 'VISA',
    number: '4111111111111111',
    expirationDate: '2031/12',
  };
  const made = (await call(PAYMENTS, 'CREATE_TOKEN', { creditCardToken }, cedar)).body;
  const token = made.creditCardToken.creditCardTokenId;
  const tokensOf = async (merchant: object) =>
    (await call(PAYMENTS, 'GET_TOKENS', { creditCardTokenInformation: { payerId: '10' } }, merchant)).body
      .creditCardTokenList;
  expect(await tokensOf(cedar)).toHaveLength(1);
  expect(JSON.stringify(await tokensOf(MERCHANT))).not.toContain(token);
  expect(await submit(token)).toMatchObject({ error: 'The credit card token does not exist' });

  const chargeOf = (signature: string) => ({
    transaction: {
      order: {
        accountId: 'cedar-payu-account',
        referenceCode: 'cedar-1',
        signature,
        notifyUrl: listener.url,
        additionalValues: { TX_VALUE: { value: 40.5, currency: 'USD' } },
      },
      creditCardTokenId: token,
      type: 'AUTHORIZATION_AND_CAPTURE',
      paymentMethod: 'VISA',
    },
  });
  const send = async (signature: string, merchant: object) =>
    (await call(PAYMENTS, 'SUBMIT_TRANSACTION', chargeOf(signature), merchant)).body;
  const signature = md5('cedar-payu-key~508031~cedar-1~40.5~USD');
  expect(await send(md5(`andina-payu-key~${MERCHANT_ID}~cedar-1~40.5~USD`), cedar)).toMatchObject({
    error: 'The signature is invalid',
  });
  expect(await send(signature, MERCHANT)).toMatchObject({ error: 'The account does not exist' });
  const { transactionResponse } = await send(signature, cedar);
  expect(transactionResponse.state).toBe('APPROVED');
  await listener.wait(1);
  expect(Object.fromEntries(new URLSearchParams(listener.received[0]?.body))).toMatchObject({
    merchant_id: '508031',
    sign: md5('cedar-payu-key~508031~cedar-1~40.5~USD~4'),
  });

  const details = { referenceCode: 'cedar-1' };
  const find = async (merchant: object) =>
    (await call(REPORTS, 'ORDER_DETAIL_BY_REFERENCE_CODE', { details }, merchant)).body.result;
  expect((await find(cedar)).payload).toHaveLength(1);
  expect(await find(MERCHANT)).toBeNull();
  const { orderId, transactionId } = transactionResponse;
  const transaction = { type: 'REFUND', parentTransactionId: transactionId, order: { id: orderId } };
  const refund = async (merchant: object) =>
    (await call(PAYMENTS, 'SUBMIT_TRANSACTION', { transaction }, merchant)).body;
  expect(await refund(MERCHANT)).toMatchObject({ error: 'The order does not exist' });
  expect(await refund(cedar)).toMatchObject({ code: 'SUCCESS' });
});
