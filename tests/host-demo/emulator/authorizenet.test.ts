import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  accountData,
  cardData,
  DAY,
  MINUTE,
  startEmulator,
  type TestEmulator,
  tokenRequest,
} from '../../support/emulator.ts';

const PATH = '/authorizenet/xml/v1/request.api';
const KEYS = { name: 'bluebird-login', transactionKey: 'bluebird-transaction-key' };
const VISA = '4111111111111111';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator({ allowedOrigins: ['http://localhost:4100', 'http://*.localhost:4100'] });
});
afterAll(() => emulator.close());
beforeEach(() => emulator.reset());

const send = (body: unknown) => emulator.send(PATH, body);
const token = async (data: Record<string, unknown> = cardData(VISA)) =>
  (await send(tokenRequest(data))).body.opaqueData;

const request = (transactionRequest: Record<string, unknown>) =>
  send({ createTransactionRequest: { merchantAuthentication: KEYS, refId: 'ref', transactionRequest } });

const pay = async (
  data: Record<string, unknown> = cardData(VISA),
  { type = 'authCaptureTransaction', amount = '20.00', invoiceNumber = 'inv-1', window = '' } = {},
) => {
  const opaqueData = await token(data);
  const { body } = await request({
    transactionType: type,
    amount,
    currencyCode: 'USD',
    payment: { opaqueData },
    order: { invoiceNumber },
    ...(window && {
      transactionSettings: { setting: [{ settingName: 'duplicateWindow', settingValue: window }] },
    }),
  });
  return body;
};
const change = async (transactionType: string, refTransId: string, amount?: string) =>
  (await request({ transactionType, ...(amount && { amount }), refTransId })).body;
const details = async (transId: string) =>
  (await send({ getTransactionDetailsRequest: { merchantAuthentication: KEYS, transId } })).body;
const unsettled = async () =>
  (await send({ getUnsettledTransactionListRequest: { merchantAuthentication: KEYS } })).body;

test('an answer begins with a byte-order mark, and a token has a descriptor and a value', async () => {
  const { bytes, body, status } = await send(tokenRequest(cardData(VISA)));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(status).toBe(200);
  expect(body).toEqual({
    opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: expect.stringMatching(/.{20}/) },
    messages: { resultCode: 'Ok', message: [{ code: 'I00001', text: expect.any(String) }] },
  });
});

test('a wrong key, a wrong order and a too long field are refused with status 200', async () => {
  const wrongKey = await send(tokenRequest(cardData(VISA), { loginId: 'bluebird-login', clientKey: 'no' }));
  expect(wrongKey.status).toBe(200);
  expect(wrongKey.body).toEqual({
    messages: { resultCode: 'Error', message: [{ code: 'E00007', text: expect.any(String) }] },
  });

  const wrongOrder = await request({ amount: '1.00', transactionType: 'authCaptureTransaction' });
  expect(wrongOrder.status).toBe(200);
  expect(wrongOrder.body.messages.message[0].code).toBe('E00003');
  expect(wrongOrder.body.messages.message[0].text).toMatch(/invalid child element/);

  const tooLong = await pay(cardData(VISA), { invoiceNumber: 'a'.repeat(21) });
  expect(tooLong.messages.message[0].code).toBe('E00003');
  expect(
    (await send({ createTransactionRequest: { transactionRequest: {} } })).body.messages.message[0].code,
  ).toBe('E00003');
});

test('the transaction key makes no tokens, and the public one no transactions', async () => {
  const merchantAuthentication = { name: 'bluebird-login', clientKey: 'bluebird-public-client-key' };
  const list = await send({ getUnsettledTransactionListRequest: { merchantAuthentication } });
  expect(list.body.messages.message[0].code).toBe('E00007');
  const data = { type: 'TOKEN', id: 'x', ...cardData(VISA) };
  const made = await send({ securePaymentContainerRequest: { merchantAuthentication: KEYS, data } });
  expect(made.body.messages.message[0].code).toBe('E00007');
});

test('either a card or an account makes a token', async () => {
  const codeOf = async (data: Record<string, unknown>) => {
    const { body } = await send(tokenRequest(data));
    return body.opaqueData ? 'token' : body.messages.message[0].code;
  };
  expect(await codeOf(accountData())).toBe('token');
  expect(await codeOf(cardData(VISA, { expirationDate: '2031-12' }))).toBe('token');
  expect(await codeOf({})).toBe('E00003');
  expect(await codeOf({ ...cardData(VISA), ...accountData() })).toBe('E00003');
  expect(await codeOf(cardData('411111'))).toBe('E00003');
  expect(await codeOf(cardData(VISA, { expirationDate: '132031' }))).toBe('E00003');
});

test('a page of another site gets no token', async () => {
  const preflight = async (origin: string) => {
    const response = await fetch(emulator.origin + PATH, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    return response.headers.get('access-control-allow-origin');
  };
  expect(await preflight('http://localhost:4100')).toBe('http://localhost:4100');
  expect(await preflight('http://wolf.localhost:4100')).toBe('http://wolf.localhost:4100');
  expect(await preflight('http://elsewhere.test')).toBeNull();
});

test('a nonce is good for one use, for 15 minutes, and for its merchant', async () => {
  const opaqueData = await token();
  const use = async (merchantAuthentication: object = KEYS) => {
    const transactionRequest = {
      transactionType: 'authCaptureTransaction',
      amount: '1',
      payment: { opaqueData },
    };
    const { body } = await send({ createTransactionRequest: { merchantAuthentication, transactionRequest } });
    return body.messages.message[0].code;
  };
  expect(await use({ name: 'wolf-login', transactionKey: 'wolf-transaction-key' })).toBe('E00116');
  emulator.setTime(15 * MINUTE + 1);
  expect(await use()).toBe('E00115');
  emulator.setTime(15 * MINUTE);
  expect(await use()).toBe('I00001');
  expect(await use()).toBe('E00114');
});

test.each([
  ['approved', cardData(VISA), '1', '1', 'Ok'],
  ['the sandbox’s Amex', cardData('370000000000002'), '1', '1', 'Ok'],
  ['an account', accountData(), '1', '1', 'Ok'],
  ['declined', cardData('4000000000000002'), '2', '2', 'Error'],
  ['provider error', cardData('4000000000000119'), '3', '19', 'Error'],
  ['wrong check digit', cardData('4111111111111112'), '3', '6', 'Error'],
  ['expired', cardData(VISA, { expirationDate: '102026' }), '3', '8', 'Error'],
  ['this month', cardData(VISA, { expirationDate: '112026' }), '1', '1', 'Ok'],
  ['declined by its ZIP', cardData(VISA, { zip: '46282' }), '2', '2', 'Error'],
])('%s: response code and reason', async (_name, data, responseCode, reason, resultCode) => {
  const { transactionResponse, messages } = await pay(data);
  expect(transactionResponse.responseCode).toBe(responseCode);
  const [first] = transactionResponse.messages ?? transactionResponse.errors;
  expect(first.code ?? first.errorCode).toBe(reason);
  expect(messages.resultCode).toBe(resultCode);
  expect(transactionResponse.transId === '0').toBe(responseCode === '3');
});

test.each([
  ['46201', '901', 'A', 'N'],
  ['46203', '902', 'E', 'S'],
  ['46217', '903', 'Z', 'U'],
  ['46205', '904', 'N', 'P'],
  ['07102', '900', 'Y', 'M'],
])('ZIP %s and code %s are checked as %s and %s', async (zip, cardCode, avs, cvv) => {
  const { transactionResponse } = await pay(cardData(VISA, { zip, cardCode }));
  expect(transactionResponse).toMatchObject({ responseCode: '1', avsResultCode: avs, cvvResultCode: cvv });
});

test('switches refuse a wrong address, a wrong code, a large amount of an account, or hold a payment', async () => {
  const wrong = cardData(VISA, { zip: '46205', cardCode: '901' });
  await emulator.fault('avs-refused');
  expect((await pay(wrong)).transactionResponse.errors[0].errorCode).toBe('27');
  await emulator.fault('code-refused');
  expect((await pay(wrong)).transactionResponse.errors[0].errorCode).toBe('44');
  await emulator.fault('echeck-limit', { mode: 'always' });
  expect((await pay(accountData(), { amount: '100.00' })).transactionResponse.responseCode).toBe('1');
  expect((await pay(accountData(), { amount: '100.01' })).transactionResponse.responseCode).toBe('2');
  await emulator.fault('held');
  const held = await pay(cardData(VISA), { invoiceNumber: 'held' });
  expect(held.transactionResponse).toMatchObject({ responseCode: '4', authCode: expect.stringMatching(/./) });
  expect(held.messages.resultCode).toBe('Ok');
  expect((await details(held.transactionResponse.transId)).transaction.transactionStatus).toBe(
    'FDSPendingReview',
  );
});

test('an authorisation is captured once, up to its amount, and lives 30 days', async () => {
  const reserve = async (invoiceNumber: string) =>
    (await pay(cardData(VISA), { type: 'authOnlyTransaction', invoiceNumber })).transactionResponse.transId;
  const first = await reserve('a');
  expect((await details(first)).transaction.transactionStatus).toBe('authorizedPendingCapture');
  const over = await change('priorAuthCaptureTransaction', first, '20.01');
  expect(over.transactionResponse.errors[0].errorCode).toBe('47');
  const captured = await change('priorAuthCaptureTransaction', first, '15.00');
  expect(captured.transactionResponse).toMatchObject({ responseCode: '1', refTransID: first });
  const again = await change('priorAuthCaptureTransaction', first, '15.00');
  expect(again.transactionResponse).toMatchObject({ responseCode: '1', messages: [{ code: '311' }] });

  const second = await reserve('b');
  emulator.setTime(30 * DAY);
  const late = await change('priorAuthCaptureTransaction', second, '20.00');
  expect(late.transactionResponse.errors[0].errorCode).toBe('16');
  expect((await details(second)).transaction.transactionStatus).toBe('expired');
  expect((await emulator.ledger()).totals).toEqual({
    'authorizenet USD': { captured: '15.00', refunded: '0.00', held: '0.00' },
  });
});

test('before its settlement a payment is voided, after it refunded to the card it came from', async () => {
  const { transactionResponse } = await pay();
  const { transId } = transactionResponse;
  const refund = (amount: string, cardNumber: string) =>
    request({
      transactionType: 'refundTransaction',
      amount,
      payment: { creditCard: { cardNumber, expirationDate: 'XXXX' } },
      refTransId: transId,
    });
  expect((await refund('20.00', '1111')).body.transactionResponse.errors[0].errorCode).toBe('54');
  emulator.setTime(DAY);
  expect((await change('voidTransaction', transId)).transactionResponse.errors[0].errorCode).toBe('16');
  expect((await refund('20.00', '2222')).body.transactionResponse.errors[0].errorCode).toBe('54');
  expect((await refund('5.00', '1111')).body.transactionResponse.responseCode).toBe('1');
  expect((await refund('15.01', '1111')).body.transactionResponse.errors[0].errorCode).toBe('55');

  const other = (await pay(cardData(VISA), { invoiceNumber: 'b' })).transactionResponse.transId;
  expect((await change('voidTransaction', other)).transactionResponse.responseCode).toBe('1');
  const again = await change('voidTransaction', other);
  expect(again.transactionResponse).toMatchObject({ responseCode: '1', messages: [{ code: '310' }] });
  expect((await change('voidTransaction', '123')).transactionResponse.errors[0].errorCode).toBe('16');
});

test('the same card, amount and invoice within the window is a duplicate', async () => {
  const first = (await pay()).transactionResponse.transId;
  const second = (await pay()).transactionResponse;
  expect(second).toMatchObject({ responseCode: '3', transId: '0', errors: [{ errorCode: '11' }] });
  expect((await pay(cardData(VISA), { window: '300' })).transactionResponse).toMatchObject({
    transId: first,
  });
  expect((await pay(cardData(VISA), { amount: '20.01' })).transactionResponse.responseCode).toBe('1');
  expect((await pay(cardData(VISA), { invoiceNumber: 'b' })).transactionResponse.responseCode).toBe('1');
  emulator.setTime(121_000);
  expect((await pay(cardData(VISA), { window: '300' })).transactionResponse.responseCode).toBe('3');
  expect((await pay()).transactionResponse.responseCode).toBe('1');
});

test('unsettled transactions are listed by their invoice, settled ones by their batch', async () => {
  expect(await unsettled()).toMatchObject({ totalNumInResultSet: 0, messages: { resultCode: 'Ok' } });
  const { transactionResponse } = await pay();
  expect((await unsettled()).transactions).toMatchObject([
    {
      transId: transactionResponse.transId,
      transactionStatus: 'capturedPendingSettlement',
      invoiceNumber: 'inv-1',
      accountNumber: 'XXXX1111',
      settleAmount: 20,
    },
  ]);
  emulator.setTime(2 * DAY);
  expect((await unsettled()).transactions).toBeUndefined();
  const range = {
    firstSettlementDate: new Date(emulator.clock().getTime() - 3 * DAY).toISOString(),
    lastSettlementDate: emulator.clock().toISOString(),
  };
  const { body } = await send({ getSettledBatchListRequest: { merchantAuthentication: KEYS, ...range } });
  expect(body.batchList).toHaveLength(1);
  const [{ batchId }] = body.batchList;
  const batch = await send({ getTransactionListRequest: { merchantAuthentication: KEYS, batchId } });
  expect(batch.body.transactions).toMatchObject([
    { transactionStatus: 'settledSuccessfully', invoiceNumber: 'inv-1' },
  ]);
});

test('a card is saved with a payment and pays again; at most ten', async () => {
  const save = async (cardNumber: string, invoiceNumber: string, id = '77') => {
    const { body } = await request({
      transactionType: 'authCaptureTransaction',
      amount: '9.00',
      payment: { opaqueData: await token(cardData(cardNumber)) },
      profile: { createProfile: true },
      order: { invoiceNumber },
      customer: { id },
    });
    return body;
  };
  const { profileResponse } = await save(VISA, 'save-1');
  const { customerProfileId, customerPaymentProfileIdList } = profileResponse;
  const [paymentProfileId] = customerPaymentProfileIdList;
  const paid = await request({
    transactionType: 'authCaptureTransaction',
    amount: '7.00',
    profile: { customerProfileId, paymentProfile: { paymentProfileId, cardCode: '900' } },
  });
  expect(paid.body.transactionResponse).toMatchObject({ responseCode: '1', accountNumber: 'XXXX1111' });

  const second = await save('4007000000027', 'save-2');
  expect(second.transactionResponse.responseCode).toBe('1');
  expect(second.profileResponse).toMatchObject({
    customerProfileId,
    messages: { message: [{ code: 'E00039' }] },
  });

  const add = async (transId: string) => {
    const content = { merchantAuthentication: KEYS, transId, customerProfileId };
    return (await send({ createCustomerProfileFromTransactionRequest: content })).body.messages.message[0]
      .code;
  };
  const numbers = [
    '4007000000027',
    '4012888818888',
    '370000000000002',
    '6011000000000012',
    '3088000000000017',
    '38000000000006',
    '5424000000000015',
    '2223000010309703',
    '2223000010309711',
    '5105105105105100',
  ];
  const codes: string[] = [];
  for (const number of numbers)
    codes.push(
      await add((await pay(cardData(number), { invoiceNumber: number })).transactionResponse.transId),
    );
  expect(codes).toEqual([...Array.from({ length: 9 }, () => 'I00001'), 'E00042']);
});

test('the ledger keeps no more of a card than its last four digits', async () => {
  await pay();
  const { bytes } = await emulator.send('/emulator/ledger', undefined);
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain('"lastFour":"1111"');
  expect(text).not.toMatch(/\d{14,}/);
});

test('Accept.js exchanges a card for a nonce, and names its codes as AcceptCore does', async () => {
  const script = await (await fetch(`${emulator.origin}/authorizenet/v1/Accept.js`)).text();
  const window: { Accept?: { dispatchData(data: unknown, handler: (answer: unknown) => void): void } } = {};
  runInNewContext(script, { window, fetch, crypto });
  const ask = (clientKey: string, cardNumber: string) =>
    new Promise((resolve) => {
      const authData = { apiLoginID: KEYS.name, clientKey };
      const cardData = { cardNumber, month: '12', year: '2031', cardCode: '900' };
      window.Accept?.dispatchData({ authData, cardData }, resolve);
    });
  expect(await ask('bluebird-public-client-key', VISA)).toMatchObject({
    opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT' },
    messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01' }] },
  });
  expect(await ask('another-key', VISA)).toMatchObject({
    messages: { resultCode: 'Error', message: [{ code: 'E_WC_17' }] },
  });
});
