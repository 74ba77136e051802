import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emulatorGateways } from '../../../../../host-demo/emulator/merchants.ts';
import { createGateway } from '../../../../../host-demo/server/payments/gateways/createGateway.ts';
import type {
  Gateway,
  GatewayCharge,
  GatewaySettings,
} from '../../../../../host-demo/server/payments/gateways/gateway.ts';
import {
  makeCharge,
  newPaymentId,
  startEmulator,
  startListener,
  type TestEmulator,
} from '../../../../support/emulator.ts';
import { createHeldProvider } from '../../../../support/payments/heldProvider.ts';

let emulator: TestEmulator;
let listener: Awaited<ReturnType<typeof startListener>>;
let settings: GatewaySettings;
let gateway: Gateway;
const provider = createHeldProvider();
beforeAll(async () => {
  emulator = await startEmulator({ confirmationDelay: 0, wait: provider.wait });
  listener = await startListener();
  const found = emulatorGateways('andina', emulator.origin).find(({ platform }) => platform === 'payu');
  if (!found) throw new Error('andina has no PayU.');
  settings = found;
  gateway = createGateway(settings, { clock: emulator.clock });
});
afterAll(async () => {
  await emulator.close();
  await listener.close();
});
beforeEach(async () => {
  await emulator.reset();
  listener.clear();
});

const UNKNOWN = { state: 'unknown' };
const used = { brand: 'VISA', lastFour: '1111', expiry: '12/31' };

const tokenize = (number: string, name: string) =>
  gateway.tokenize({
    payerId: '77',
    number,
    name,
    expiration: '2031/12',
    brand: 'VISA',
    identification: '900123456',
  });
const withCard = async (number = '4111111111111111', name = 'Camilo Rojas'): Promise<GatewayCharge> => {
  const made = await tokenize(number, name);
  if (!made || !('token' in made)) throw new Error('No token was made.');
  const source = { kind: 'token', descriptor: '', value: made.token, securityCode: '777' } as const;
  return makeCharge(source, {
    amount: '65000',
    currency: 'COP',
    notifyUrl: listener.url,
    returnUrl: `${listener.returnUrl}?reference=abc`,
  });
};

test('a card is tokenized and charged in one step, and found by our id', async () => {
  const charge = await withCard();
  expect(charge.source).not.toHaveProperty('value', expect.stringContaining('4111111111111111'));
  const outcome = await gateway.charge(charge);
  expect(outcome).toEqual({
    state: 'captured',
    reference: expect.stringMatching(/.{36}/),
    used,
    saved: null,
  });
  const found = await gateway.lookUp({ paymentId: charge.paymentId, reference: null });
  expect(found).toEqual({ ...outcome, used: { ...used, expiry: '' } });
  expect((await emulator.ledger()).totals['payu COP'].captured).toBe('65000.00');
});

test('a number that is wrong makes no token', async () => {
  expect(await tokenize('4111111111111112', 'Camilo Rojas')).toEqual({
    code: 'card_invalid',
    message: expect.stringMatching(/\w/),
  });
  const charge = await withCard();
  const source = { ...charge.source, value: 'not ours' } as GatewayCharge['source'];
  expect(await gateway.charge({ ...charge, source })).toMatchObject({ state: 'error', code: 'token_used' });
});

test.each([
  ['4000000000000002', 'Camilo Rojas', 'declined', 'declined'],
  ['4000000000000119', 'Camilo Rojas', 'error', 'provider_error'],
  ['4444444444444448', 'Camilo Rojas', 'declined', 'insufficient_funds'],
  ['4111111111111111', 'REJECTED', 'declined', 'declined'],
])('card %s of %s is %s: %s', async (number, name, state, code) => {
  const charge = await withCard(number, name);
  expect(await gateway.charge(charge)).toMatchObject({ state, code });
  expect(await gateway.lookUp({ paymentId: charge.paymentId, reference: null })).toMatchObject({
    state,
    code,
  });
});

test('a pending payment has the bank’s page, and ends as the bank says', async () => {
  const payments = [
    await withCard('4111111111111111', 'PENDING'),
    await withCard('4111111111111111', 'PENDING'),
    await withCard('4111111111111111', 'PENDING'),
  ];
  for (const charge of payments)
    expect(await gateway.charge(charge)).toMatchObject({
      state: 'pending_bank',
      redirectUrl: expect.stringContaining(`${emulator.origin}/payu/bank/`),
    });
  const endings = ['approved', 'declined', 'expired'];
  for (const [index, { paymentId }] of payments.entries())
    await emulator.end(paymentId, endings[index] ?? '');
  const states: string[] = [];
  for (const { paymentId } of payments)
    states.push((await gateway.lookUp({ paymentId, reference: null })).state);
  expect(states).toEqual(['captured', 'declined', 'expired']);
});

test('a review leaves it pending without a page', async () => {
  await emulator.fault('pending');
  expect(await gateway.charge(await withCard())).toMatchObject({ state: 'pending_bank', redirectUrl: null });
});

test('a lost or late answer is unknown, and the look-up tells whether it was charged', async () => {
  const cases = [
    ['lost-before', gateway.charge, 'not_found'],
    ['lost-after', gateway.charge, 'captured'],
    ['slow', (charge: GatewayCharge) => provider.exceedLimit(() => gateway.charge(charge)), 'captured'],
  ] as const;
  for (const [fault, pay, state] of cases) {
    await emulator.fault(fault);
    const charge = await withCard();
    expect(await pay(charge), fault).toEqual(UNKNOWN);
    expect(await gateway.lookUp({ paymentId: charge.paymentId, reference: null })).toMatchObject({ state });
  }
  const silent = await withCard('4000000000000127');
  expect(await provider.exceedLimit(() => gateway.charge(silent))).toEqual(UNKNOWN);
  expect(await gateway.lookUp({ paymentId: silent.paymentId, reference: null })).toEqual({
    state: 'not_found',
  });
  await emulator.fault('lost-before', { call: 'lookup' });
  expect(await gateway.lookUp({ paymentId: silent.paymentId, reference: null })).toEqual(UNKNOWN);
});

test('a charge that arrives after the limit is found later', async () => {
  await emulator.fault('late-charge');
  const charge = await withCard();
  const { paymentId } = charge;
  expect(await provider.exceedLimit(() => gateway.charge(charge))).toEqual(UNKNOWN);
  expect(await gateway.lookUp({ paymentId, reference: null })).toEqual({ state: 'not_found' });
  provider.release();
  await listener.wait(1);
  expect(await gateway.lookUp({ paymentId, reference: null })).toMatchObject({ state: 'captured' });
});

test('a repeat is not charged; the first state is told', async () => {
  const charge = await withCard();
  const first = await gateway.charge(charge);
  expect(await gateway.charge(charge)).toMatchObject({
    state: 'captured',
    reference: 'reference' in first && first.reference,
  });
  expect((await emulator.ledger()).totals['payu COP'].captured).toBe('65000.00');
});

test('a wrong key is an error of the configuration', async () => {
  const charge = await withCard();
  const wrong = createGateway({ ...settings, apiKey: 'wrong' } as GatewaySettings);
  expect(await wrong.charge(charge)).toMatchObject({ state: 'error', code: 'configuration' });
});

test('a saved card pays again, until it is removed', async () => {
  const charge = { ...(await withCard()), saves: true };
  const outcome = await gateway.charge(charge);
  if (outcome.state !== 'captured' || !outcome.saved) throw new Error('The card was not saved.');
  const { saved: reference } = outcome;
  expect(reference.customerId).toBe('77');
  const source = { kind: 'saved', reference, securityCode: null } as const;
  const again = { ...charge, source, paymentId: newPaymentId(), saves: false };
  expect(await gateway.charge(again)).toMatchObject({ state: 'captured', used });
  expect(await gateway.removeSaved(reference)).toBe(true);
  expect(await gateway.charge({ ...again, paymentId: newPaymentId() })).toMatchObject({ state: 'error' });
});

test('a refund is pending at first, and then refunded', async () => {
  const charge = await withCard();
  const { paymentId, amount, currency } = charge;
  await gateway.charge(charge);
  expect(await gateway.refund({ paymentId, reference: '', amount, currency })).toMatchObject({
    state: 'pending_bank',
    redirectUrl: null,
  });
  expect(await gateway.lookUp({ paymentId, reference: null })).toMatchObject({ state: 'refunded' });
  expect((await emulator.ledger()).totals['payu COP'].refunded).toBe('65000.00');
  expect(await gateway.void({ paymentId: newPaymentId(), reference: '' })).toMatchObject({
    state: 'error',
    code: 'not_found',
  });
});

test('a refund is in the currency of the charge', async () => {
  const charge: GatewayCharge = { ...(await withCard()), amount: '65.00', currency: 'USD' };
  await gateway.charge(charge);
  await gateway.refund({ ...charge, reference: '' });
  expect((await emulator.ledger()).totals['payu USD'].refunded).toBe('65.00');
});

test('confirmations are believed with PayU’s signature alone', async () => {
  const charge = await withCard();
  await gateway.charge(charge);
  await listener.wait(1);
  const body = Object.fromEntries(new URLSearchParams(listener.received[0]?.body));
  expect(gateway.readConfirmation(body)).toEqual({ paymentId: charge.paymentId });
  expect(gateway.readConfirmation({ ...body, value: '65.00' })).toEqual({ refused: 'bad_signature' });
  expect(gateway.readConfirmation({ ...body, merchant_id: '1' })).toEqual({ refused: 'bad_signature' });
  expect(gateway.readConfirmation({ reference_sale: charge.paymentId })).toEqual({ refused: 'malformed' });
});

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const KEY = 'andina-payu-key~508029~r';

test.each([
  ['150.25', '150.2'],
  ['150.35', '150.4'],
  ['150.34', '150.3'],
  ['150.36', '150.4'],
  ['999.95', '1000.0'],
  ['65000', '65000.0'],
  ['0.05', '0.0'],
])('the return page’s value %s is signed as %s', (TX_VALUE, signed) => {
  const signature = md5(`${KEY}~${signed}~COP~4`);
  const query = {
    merchantId: '508029',
    referenceCode: 'r',
    TX_VALUE,
    currency: 'COP',
    transactionState: '4',
    signature,
  };
  expect(gateway.readReturn(query)).toEqual({ paymentId: 'r' });
  expect(gateway.readReturn({ ...query, transactionState: '6' })).toBeNull();
  expect(gateway.readReturn({ ...query, referenceCode: '' })).toBeNull();
});

test.each([
  ['150.00', '150.0'],
  ['150.20', '150.2'],
  ['150.26', '150.26'],
])('a confirmation’s value %s is signed as %s', (value, signed) => {
  const sign = md5(`${KEY}~${signed}~COP~4`);
  const body = { merchant_id: '508029', reference_sale: 'r', value, currency: 'COP', state_pol: '4', sign };
  expect(gateway.readConfirmation(body)).toEqual({ paymentId: 'r' });
});

test('a company’s own account charges its invoices in its currency', async () => {
  const found = emulatorGateways('cedar', emulator.origin).find(({ platform }) => platform === 'payu');
  if (!found) throw new Error('cedar has no PayU.');
  const ofCedar = createGateway(found, { clock: emulator.clock });
  const made = await ofCedar.tokenize({
    payerId: '77',
    number: '4111111111111111',
    name: 'Rose Tanner',
    expiration: '2031/12',
    brand: 'VISA',
    identification: '900123456',
  });
  if (!made || !('token' in made)) throw new Error('No token was made.');
  const source = { kind: 'token', descriptor: '', value: made.token, securityCode: '777' } as const;
  const charge = makeCharge(source, { amount: '40.50', currency: 'USD' });
  expect(await ofCedar.charge(charge)).toMatchObject({ state: 'captured', used });
  const reference = { paymentId: charge.paymentId, reference: null };
  expect(await ofCedar.lookUp(reference)).toMatchObject({ state: 'captured' });
  expect(await gateway.lookUp(reference)).toMatchObject({ state: 'not_found' });
  expect((await emulator.ledger()).totals['payu USD'].captured).toBe('40.50');
});
