import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emulatorGateways } from '../../../host-demo/emulator/merchants.ts';
import { createGateway } from '../../../host-demo/server/payments/gateways/createGateway.ts';
import type { Gateway } from '../../../host-demo/server/payments/gateways/gateway.ts';
import { makeCharge, nonce, startEmulator, type TestEmulator } from '../../support/emulator.ts';

let emulator: TestEmulator;
let gateway: Gateway;
beforeAll(async () => {
  emulator = await startEmulator();
  const [settings] = emulatorGateways('demo', emulator.origin);
  if (!settings) throw new Error('demo has no gateway.');
  gateway = createGateway(settings);
});
afterAll(() => emulator.close());
beforeEach(() => emulator.reset());

const submit = (path: string, form: Record<string, string>) =>
  fetch(emulator.origin + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const page = async () => (await fetch(`${emulator.origin}/emulator`)).text();
const charge = async () => makeCharge(await nonce(emulator));

test('the page lists what was charged, captured and voided, with totals', async () => {
  const payment = await charge();
  const outcome = await gateway.authorise(payment);
  const reference = 'reference' in outcome ? outcome.reference : '';
  const { paymentId } = payment;
  await gateway.capture({ paymentId, reference, amount: '40.00' });
  await gateway.void({ paymentId, reference });
  const html = await page();
  expect(html).toContain(paymentId);
  expect(html).toContain('Visa ••1111');
  expect(html).toContain('authorised 50.00, captured 40.00, voided 50.00');
  expect((await emulator.ledger()).totals).toEqual({
    'authorizenet USD': { captured: '0.00', refunded: '0.00', held: '0.00' },
  });
});

test('a form of the page switches a fault on and off', async () => {
  const fault = { name: 'slow', call: 'capture', paymentId: '', ms: '35000' };
  const response = await submit('/emulator/faults', { ...fault, mode: 'always' });
  expect(response.headers.get('location')).toBe('/emulator');
  const faults = async () => (await emulator.send('/emulator/faults', undefined)).body.faults;
  expect(await faults()).toEqual([
    { name: 'slow', mode: 'always', call: 'capture', paymentId: null, ms: 35_000 },
  ]);
  expect(await page()).toContain('35000 ms');
  await submit('/emulator/faults', { ...fault, mode: 'off' });
  expect(await faults()).toEqual([]);
});

test('a fault is for the next payment, for all, or for one', async () => {
  const states = async (count: number) => {
    const all: string[] = [];
    for (let number = 0; number < count; number += 1) all.push((await gateway.charge(await charge())).state);
    return all;
  };
  await emulator.fault('held');
  expect(await states(2)).toEqual(['held', 'captured']);
  await emulator.fault('held', { mode: 'always' });
  expect(await states(2)).toEqual(['held', 'held']);
  await emulator.fault('held', { mode: 'off' });
  const chosen = await charge();
  await emulator.fault('held', { paymentId: chosen.paymentId });
  expect(await states(1)).toEqual(['captured']);
  expect((await gateway.charge(chosen)).state).toBe('held');
});

test('a held payment is decided on the page', async () => {
  await emulator.fault('held');
  const payment = await charge();
  await gateway.charge(payment);
  const html = await page();
  for (const label of ['Approve', 'Refuse', 'Let expire']) expect(html).toContain(`>${label}</button>`);
  await submit('/emulator/end', { payment_id: payment.paymentId, ending: 'approved' });
  expect((await emulator.ledger()).payments[0].state).toBe('captured');
});

test('unknown faults and endings are refused', async () => {
  expect((await emulator.send('/emulator/faults', { name: 'unheard of' })).status).toBe(422);
  expect((await emulator.send('/emulator/end', { payment_id: 'x', ending: 'maybe' })).status).toBe(422);
});

test('everything can be forgotten, and no frame shows the page', async () => {
  await gateway.charge(await charge());
  await emulator.fault('held');
  await submit('/emulator/reset', {});
  expect(await emulator.ledger()).toEqual({ payments: [], totals: {} });
  const { headers } = await fetch(`${emulator.origin}/emulator`);
  expect(headers.get('x-frame-options')).toBe('DENY');
});
