import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emulatorGateways } from '../../../../../host-demo/emulator/merchants.ts';
import { createGateway } from '../../../../../host-demo/server/payments/gateways/createGateway.ts';
import type {
  Gateway,
  GatewayCharge,
  GatewaySettings,
} from '../../../../../host-demo/server/payments/gateways/gateway.ts';
import { readCharge } from '../../../../../host-demo/server/payments/gateways/openpay/outcomes.ts';
import { chargeWire } from '../../../../../host-demo/server/payments/gateways/openpay/schema.ts';
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
  listener = await startListener();
  emulator = await startEmulator({
    confirmationDelay: 0,
    webhooks: { 'andina-openpay-merchant': listener.url },
    wait: provider.wait,
  });
  const found = emulatorGateways('andina', emulator.origin).find(({ platform }) => platform === 'openpay');
  if (!found) throw new Error('andina has no Openpay.');
  settings = found;
  gateway = createGateway(settings);
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
const used = { brand: 'visa', lastFour: '1111', expiry: '12/31' };

/** The token that the browser makes. */
const tokenOf = async (card_number: string): Promise<GatewayCharge['source']> => {
  const path = '/openpay/v1/andina-openpay-merchant/tokens';
  const card = {
    card_number,
    holder_name: 'Camilo Rojas',
    expiration_year: '31',
    expiration_month: '12',
    cvv2: '123',
  };
  const authorization = `Basic ${Buffer.from('andina-openpay-public:').toString('base64')}`;
  const { body } = await emulator.send(path, card, { authorization });
  return { kind: 'token', descriptor: '', value: body.id, securityCode: null };
};
const inPesos = { amount: '65000', currency: 'COP' };
const withCard = async (number = '4111111111111111') =>
  makeCharge(await tokenOf(number), { ...inPesos, returnUrl: 'http://back.test/return?reference=abc' });
const lookUp = ({ paymentId }: { paymentId: string }) => gateway.lookUp({ paymentId, reference: null });

const transferOf = async () => {
  const { source, saves, payform, installments, ...transfer } = await withCard();
  return transfer;
};

test('a card is charged and found by either id', async () => {
  const charge = await withCard();
  const outcome = await gateway.charge(charge);
  expect(outcome).toEqual({
    state: 'captured',
    reference: expect.stringMatching(/^\w{20}$/),
    used,
    saved: null,
  });
  expect(await lookUp(charge)).toEqual(outcome);
  const reference = 'reference' in outcome ? outcome.reference : '';
  expect(await gateway.lookUp({ paymentId: charge.paymentId, reference })).toEqual(outcome);
});

test.each([
  ['4000000000000002', 'declined', 'declined'],
  ['4222222222222220', 'declined', 'declined'],
  ['4444444444444448', 'declined', 'insufficient_funds'],
  ['4000000000000119', 'error', 'provider_error'],
])('card %s is %s: %s', async (number, state, code) => {
  const outcome = await gateway.charge(await withCard(number));
  expect(outcome).toEqual({ state, code, message: expect.stringMatching(/\w/) });
});

test('3-D Secure sends the person to the bank’s page, and the charge tells how it ended', async () => {
  const charge = await withCard('4005580000050508');
  const outcome = await gateway.charge(charge);
  const url = outcome.state === 'pending_bank' ? outcome.redirectUrl : null;
  expect(url).toContain(`${emulator.origin}/openpay/3ds/`);
  expect(await lookUp(charge)).toEqual(outcome);
  await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
  expect(await lookUp(charge)).toMatchObject({ state: 'captured', used: { lastFour: '0508' } });
});

test('a bank transfer is pending until its bank decides', async () => {
  const states: string[] = [];
  for (const bank of ['Banco Aprobado', 'Banco Rechazado', 'Banco Pendiente']) {
    const transfer = await transferOf();
    const outcome = await gateway.startBankTransfer(transfer);
    const url = outcome.state === 'pending_bank' ? outcome.redirectUrl : null;
    const response = await fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ bank }),
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toMatch(
      /^http:\/\/back\.test\/return\?reference=abc&id=\w{20}$/,
    );
    states.push((await lookUp(transfer)).state);
  }
  expect(states).toEqual(['captured', 'declined', 'pending_bank']);
});

test('a transfer that nobody ends expires', async () => {
  const transfer = await transferOf();
  const outcome = await gateway.startBankTransfer(transfer);
  await emulator.end(transfer.paymentId, 'expired');
  const reference = 'reference' in outcome ? outcome.reference : '';
  expect(await gateway.lookUp({ paymentId: transfer.paymentId, reference })).toEqual({
    state: 'expired',
    reference,
  });
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
    expect(await lookUp(charge)).toMatchObject({ state });
  }
  const silent = await withCard('4000000000000127');
  expect(await provider.exceedLimit(() => gateway.charge(silent))).toEqual(UNKNOWN);
  expect(await lookUp(silent)).toEqual({ state: 'not_found' });
  await emulator.fault('lost-before', { call: 'lookup' });
  expect(await lookUp(silent)).toEqual(UNKNOWN);
});

test('an order_id that was sent before is looked up, never called failed', async () => {
  const charge = await withCard();
  const first = await gateway.charge(charge);
  const again = { ...charge, source: await tokenOf('4111111111111111') };
  expect(await gateway.charge(again)).toEqual(first);
  await emulator.fault('lost-before', { call: 'lookup' });
  expect(await gateway.charge({ ...charge, source: await tokenOf('4111111111111111') })).toEqual(UNKNOWN);
  expect((await emulator.ledger()).totals['openpay COP'].captured).toBe('65000.00');
});

test('a token that is used up, and a wrong key, charge nothing', async () => {
  const charge = await withCard();
  await gateway.charge(charge);
  expect(await gateway.charge({ ...charge, paymentId: newPaymentId() })).toMatchObject({
    state: 'error',
    code: 'token_used',
  });
  const wrong = createGateway({ ...settings, privateKey: 'andina-openpay-public' } as GatewaySettings);
  expect(await wrong.charge(await withCard())).toMatchObject({ state: 'error', code: 'configuration' });
});

test('a saved card pays again, until it is removed', async () => {
  const outcome = await gateway.charge({ ...(await withCard()), saves: true });
  if (outcome.state !== 'captured' || !outcome.saved) throw new Error('The card was not saved.');
  expect(outcome).toMatchObject({ used, saved: { customerId: '77' } });
  const source = { kind: 'saved', reference: outcome.saved, securityCode: '123' } as const;
  const again = makeCharge(source, inPesos);
  expect(await gateway.charge(again)).toMatchObject({ state: 'captured', used });
  expect(await lookUp(again)).toMatchObject({ state: 'captured' });
  expect(await gateway.removeSaved(outcome.saved)).toBe(true);
  expect(await gateway.removeSaved(outcome.saved)).toBe(true);
  expect(await gateway.charge({ ...again, paymentId: newPaymentId() })).toMatchObject({
    state: 'error',
    code: 'saved_method_gone',
  });
});

test('a card that can’t be saved is not charged', async () => {
  const charge = { ...(await withCard()), saves: true };
  await emulator.fault('lost-before', { call: 'token' });
  expect(await gateway.charge(charge)).toMatchObject({ state: 'error', code: 'provider_error' });
  expect(await lookUp(charge)).toEqual({ state: 'not_found' });
});

test('a charge is refunded whole or in part', async () => {
  const charge = await withCard();
  const outcome = await gateway.charge(charge);
  const reference = 'reference' in outcome ? outcome.reference : '';
  const { paymentId } = charge;
  expect(await gateway.refund({ paymentId, reference, amount: '5000', currency: 'COP' })).toEqual({
    state: 'refunded',
    reference,
  });
  expect((await emulator.ledger()).totals['openpay COP'].refunded).toBe('5000.00');
  expect(await gateway.void({ paymentId, reference: 'none' })).toMatchObject({ state: 'error' });
});

test('a webhook names its payment, and nothing of it is believed', async () => {
  const charge = await withCard();
  await gateway.charge(charge);
  await listener.wait(1);
  const body = JSON.parse(listener.received[0]?.body ?? '');
  expect(gateway.readConfirmation(body)).toEqual({ paymentId: charge.paymentId });
  expect(gateway.readConfirmation({ type: 'verification', verification_code: 'x' })).toEqual({
    refused: 'malformed',
  });
});

test('a charge that was refunded whole is refunded, whatever its status; a part isn’t', () => {
  const charge = { id: 'T', status: 'completed', amount: 500 };
  const read = (refund: object) => readCharge(v.parse(chargeWire, { ...charge, refund }));
  expect(read({ amount: 500 })).toEqual({ state: 'refunded', reference: 'T' });
  expect(read({ amount: 200 })).toMatchObject({ state: 'captured' });
});
