import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emulatorGateways } from '../../../../../host-demo/emulator/merchants.ts';
import { createGateway } from '../../../../../host-demo/server/payments/gateways/createGateway.ts';
import type { Gateway, GatewaySettings } from '../../../../../host-demo/server/payments/gateways/gateway.ts';
import {
  accountData,
  cardData,
  DAY,
  MINUTE,
  makeCharge,
  newPaymentId,
  nonce,
  startEmulator,
  type TestEmulator,
} from '../../../../support/emulator.ts';
import { createHeldProvider } from '../../../../support/payments/heldProvider.ts';

let emulator: TestEmulator;
let settings: GatewaySettings;
let gateway: Gateway;
const provider = createHeldProvider();
beforeAll(async () => {
  emulator = await startEmulator({ wait: provider.wait });
  const [first] = emulatorGateways('demo', emulator.origin);
  if (!first) throw new Error('demo has no gateway.');
  settings = first;
  const { clock } = emulator;
  gateway = createGateway(settings, { clock });
});
afterAll(() => emulator.close());
beforeEach(() => emulator.reset());

const UNKNOWN = { state: 'unknown' };
const visa = { brand: 'Visa', lastFour: '1111', expiry: '' };
const withCard = async (number: string, more: Record<string, unknown> = {}) =>
  makeCharge(await nonce(emulator, cardData(number, more)));

test('authorise reserves, capture keeps, and each is found again by both ids', async () => {
  const charge = await withCard('4111111111111111');
  const outcome = await gateway.authorise(charge);
  expect(outcome).toEqual({
    state: 'authorised',
    reference: expect.stringMatching(/^\d+$/),
    used: visa,
    saved: null,
  });
  const reference = 'reference' in outcome ? outcome.reference : '';
  const { paymentId, amount } = charge;
  expect(await gateway.lookUp({ paymentId, reference: null })).toEqual(outcome);
  expect(await gateway.lookUp({ paymentId, reference })).toEqual(outcome);
  expect(await gateway.capture({ paymentId, reference, amount })).toMatchObject({
    state: 'captured',
    reference,
  });
  expect(await gateway.capture({ paymentId, reference, amount })).toMatchObject({
    state: 'captured',
    reference,
  });
  expect(await gateway.lookUp({ paymentId, reference: null })).toMatchObject({
    state: 'captured',
    used: visa,
  });
  expect((await emulator.ledger()).totals['authorizenet USD']).toEqual({
    captured: '50.00',
    refunded: '0.00',
    held: '0.00',
  });
});

test('charge takes a card or an account at once', async () => {
  expect(await gateway.charge(await withCard('4111111111111111'))).toMatchObject({
    state: 'captured',
    used: visa,
  });
  const account = makeCharge(await nonce(emulator, accountData('000123456789')), { payform: 'bank_account' });
  const used = { brand: 'eCheck', lastFour: '6789', expiry: '' };
  expect(await gateway.charge(account)).toMatchObject({ state: 'captured', used });
});

test.each([
  ['4000000000000002', {}, 'declined', 'declined'],
  ['4000000000000119', {}, 'error', 'provider_error'],
  ['4111111111111112', {}, 'error', 'card_invalid'],
  ['4111111111111111', { expirationDate: '102026' }, 'error', 'card_expired'],
  ['4111111111111111', { zip: '46282' }, 'declined', 'declined'],
])('card %s %o is %s: %s', async (number, more, state, code) => {
  const outcome = await gateway.charge(await withCard(number, more));
  expect(outcome).toEqual({ state, code, message: expect.stringMatching(/\w/) });
});

test('addresses and codes that don’t match have codes of their own', async () => {
  await emulator.fault('avs-refused');
  const wrong = { zip: '46205', cardCode: '901' };
  expect(await gateway.charge(await withCard('4111111111111111', wrong))).toMatchObject({
    code: 'address_mismatch',
  });
  await emulator.fault('code-refused');
  expect(await gateway.charge(await withCard('4111111111111111', wrong))).toMatchObject({
    code: 'code_mismatch',
  });
});

test('a token that is used, too old or of another merchant is refused, and nothing is charged', async () => {
  const charge = await withCard('4111111111111111');
  await gateway.charge(charge);
  const paymentId = newPaymentId();
  expect(await gateway.charge({ ...charge, paymentId })).toMatchObject({
    state: 'error',
    code: 'token_used',
  });
  const [wolf] = emulatorGateways('wolf', emulator.origin);
  const foreign = wolf && (await createGateway(wolf).charge(await withCard('4111111111111111')));
  expect(foreign).toMatchObject({ state: 'error', code: 'token_foreign' });
  const old = await withCard('4111111111111111');
  emulator.setTime(16 * MINUTE);
  expect(await gateway.charge(old)).toMatchObject({ state: 'error', code: 'token_expired' });
  expect(await gateway.lookUp({ paymentId, reference: null })).toEqual({ state: 'not_found' });
});

test('a wrong key is an error of the configuration', async () => {
  const wrong = createGateway({ ...settings, transactionKey: 'wrong' } as GatewaySettings);
  const charge = await withCard('4111111111111111');
  expect(await wrong.charge(charge)).toMatchObject({ state: 'error', code: 'configuration' });
  expect(await wrong.lookUp({ paymentId: charge.paymentId, reference: null })).toEqual(UNKNOWN);
});

test('a held payment is neither paid nor failed, and its review decides', async () => {
  await emulator.fault('held', { mode: 'always' });
  const charge = await withCard('4111111111111111');
  const { paymentId } = charge;
  expect(await gateway.authorise(charge)).toMatchObject({ state: 'held', used: visa });
  expect(await gateway.lookUp({ paymentId, reference: null })).toMatchObject({ state: 'held' });
  await emulator.end(paymentId, 'approved');
  expect(await gateway.lookUp({ paymentId, reference: null })).toMatchObject({ state: 'authorised' });
  const other = await withCard('4111111111111111');
  const inReview = await gateway.charge(other);
  await emulator.end(other.paymentId, 'declined');
  const reference = 'reference' in inReview ? inReview.reference : '';
  expect(await gateway.lookUp({ paymentId: other.paymentId, reference })).toMatchObject({ state: 'voided' });
});

test('a lost answer is unknown, and the look-up tells whether it was charged', async () => {
  await emulator.fault('lost-before');
  const before = await withCard('4111111111111111');
  expect(await gateway.charge(before)).toEqual(UNKNOWN);
  expect(await gateway.lookUp({ paymentId: before.paymentId, reference: null })).toEqual({
    state: 'not_found',
  });

  await emulator.fault('lost-after');
  const after = await withCard('4111111111111111');
  expect(await gateway.charge(after)).toEqual(UNKNOWN);
  expect(await gateway.lookUp({ paymentId: after.paymentId, reference: null })).toMatchObject({
    state: 'captured',
  });
});

test('an answer after the time limit is unknown; the charge is found', async () => {
  await emulator.fault('slow');
  const charge = await withCard('4111111111111111');
  expect(await provider.exceedLimit(() => gateway.charge(charge))).toEqual(UNKNOWN);
  expect(await gateway.lookUp({ paymentId: charge.paymentId, reference: null })).toMatchObject({
    state: 'captured',
  });
  await emulator.fault('slow');
  const late = await withCard('4111111111111111');
  expect(await provider.answerLate(() => gateway.charge(late))).toMatchObject({ state: 'captured' });
});

test('a card without an answer is charged only if the switch says so', async () => {
  const silent = await withCard('4000000000000127');
  expect(await provider.exceedLimit(() => gateway.charge(silent))).toEqual(UNKNOWN);
  expect(await gateway.lookUp({ paymentId: silent.paymentId, reference: null })).toEqual({
    state: 'not_found',
  });
  await emulator.fault('silent-card-charges');
  const charged = await withCard('4000000000000127');
  expect(await provider.exceedLimit(() => gateway.charge(charged))).toEqual(UNKNOWN);
  expect(await gateway.lookUp({ paymentId: charged.paymentId, reference: null })).toMatchObject({
    state: 'captured',
  });
});

test('a second charge of the same payment is not made; its first state is told', async () => {
  const charge = await withCard('4111111111111111');
  const first = await gateway.charge(charge);
  const source = await nonce(emulator);
  expect(await gateway.charge({ ...charge, source })).toEqual(first);
  expect((await emulator.ledger()).payments).toHaveLength(1);
});

test('a look-up without an answer is unknown, never not found', async () => {
  for (const name of ['lost-before', 'lost-after']) {
    await emulator.fault(name, { call: 'lookup' });
    expect(await gateway.lookUp({ paymentId: newPaymentId(), reference: null })).toEqual(UNKNOWN);
  }
});

test('a provider that can’t be reached has charged nothing', async () => {
  const charge = await withCard('4111111111111111');
  const closed = await startEmulator();
  await closed.close();
  const nobody = createGateway({ ...settings, apiBase: closed.origin } as GatewaySettings);
  expect(await nobody.charge(charge)).toEqual({ state: 'error', code: 'provider_error', message: '' });
  expect(await nobody.lookUp({ paymentId: charge.paymentId, reference: null })).toEqual(UNKNOWN);
});

test('an authorisation is voided; a lost answer to that is looked up', async () => {
  const charge = await withCard('4111111111111111');
  const { paymentId } = charge;
  const outcome = await gateway.authorise(charge);
  const reference = 'reference' in outcome ? outcome.reference : '';
  await emulator.fault('lost-after', { call: 'void' });
  expect(await gateway.void({ paymentId, reference })).toEqual(UNKNOWN);
  expect(await gateway.lookUp({ paymentId, reference })).toEqual({ state: 'voided', reference });
  expect(await gateway.void({ paymentId, reference })).toEqual({ state: 'voided', reference });
  expect(await gateway.void({ paymentId, reference: '1' })).toMatchObject({
    state: 'error',
    code: 'not_found',
  });
});

test('a refund voids what isn’t settled, and refunds what is', async () => {
  const payments = [await withCard('4111111111111111'), await withCard('4111111111111111')];
  const references: string[] = [];
  for (const charge of payments) {
    const outcome = await gateway.charge(charge);
    references.push('reference' in outcome ? outcome.reference : '');
  }
  const [first = '', second = ''] = references;
  const { paymentId = '', amount = '' } = payments[0] ?? {};
  expect(
    await gateway.refund({ paymentId, reference: first, amount: '1.00', currency: 'USD' }),
  ).toMatchObject({
    code: 'amount_refused',
  });
  expect(await gateway.refund({ paymentId, reference: first, amount, currency: 'USD' })).toMatchObject({
    state: 'voided',
  });
  emulator.setTime(2 * DAY);
  const paidSecond = {
    paymentId: payments[1]?.paymentId ?? '',
    reference: second,
    amount,
    currency: 'USD',
  };
  await emulator.fault('lost-after', { call: 'refund' });
  expect(await gateway.refund(paidSecond)).toEqual({ state: 'unknown' });
  expect(await gateway.lookUp(paidSecond)).toMatchObject({ state: 'captured' });
  await emulator.fault('lost-before', { call: 'lookup', mode: 'always' });
  expect(await gateway.refund(paidSecond)).toEqual({ state: 'unknown' });
  await emulator.fault('lost-before', { call: 'lookup', mode: 'off' });
  // The refund is found in the list of what isn't settled, and later in that of a batch.
  expect(await gateway.refund(paidSecond)).toMatchObject({ state: 'refunded' });
  emulator.setTime(5 * DAY);
  expect(await gateway.refund(paidSecond)).toMatchObject({ state: 'refunded' });
  const { payments: ledger } = await emulator.ledger();
  expect(ledger[1]).toMatchObject({ paymentId: paidSecond.paymentId, captured: amount, refunded: amount });
});

test('a settled payment is found by our id as well', async () => {
  const charge = await withCard('4111111111111111');
  await gateway.charge(charge);
  emulator.setTime(3 * DAY);
  const { paymentId } = charge;
  expect(await gateway.lookUp({ paymentId, reference: null })).toMatchObject({
    state: 'captured',
    used: visa,
  });
  const sentAt = new Date(emulator.clock().getTime() - DAY / 2);
  expect(await gateway.lookUp({ paymentId, reference: null, sentAt })).toEqual({ state: 'not_found' });
});

test('a customer’s cards are saved in one profile, pay again, and are removed', async () => {
  const save = async (number: string) => {
    const outcome = await gateway.charge({ ...(await withCard(number)), saves: true });
    if (outcome.state !== 'captured' || !outcome.saved) throw new Error('The card was not saved.');
    return { ...outcome.saved, used: outcome.used };
  };
  const first = await save('4111111111111111');
  const second = await save('5424000000000015');
  expect(first.used).toEqual({ brand: 'Visa', lastFour: '1111', expiry: '12/31' });
  expect(second.used).toEqual({ brand: 'MasterCard', lastFour: '0015', expiry: '12/31' });
  expect(second.customerId).toBe(first.customerId);
  expect(second.methodId).not.toBe(first.methodId);
  const { customerId, methodId } = second;
  const reference = { customerId, methodId };
  const again = makeCharge({ kind: 'saved', reference, securityCode: '900' });
  expect(await gateway.charge(again)).toMatchObject({ state: 'captured', used: { lastFour: '0015' } });
  expect(await gateway.removeSaved(reference)).toBe(true);
  expect(await gateway.charge({ ...again, paymentId: newPaymentId() })).toMatchObject({
    state: 'error',
    code: 'saved_method_gone',
  });
  expect(await gateway.removeSaved(reference)).toBe(true);
});

test('a payment is paid although its card can’t be saved', async () => {
  await emulator.fault('lost-before', { call: 'lookup' });
  const outcome = await gateway.charge({ ...(await withCard('4111111111111111')), saves: true });
  expect(outcome).toMatchObject({ state: 'captured', used: visa });
});

test('Authorize.Net has no bank pages, confirmations or card numbers of ours', async () => {
  const { source, saves, payform, installments, ...transfer } = await withCard('4111111111111111');
  expect(await gateway.startBankTransfer(transfer)).toMatchObject({ state: 'error', code: 'not_supported' });
  expect(gateway.readConfirmation({})).toEqual({ refused: 'malformed' });
  expect(gateway.readReturn({})).toBeNull();
});
