import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { paymentFormResponse } from '../../src/api/payments/paymentFormSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants } from '../support/payments/payingTenants.ts';
import { invoicesVisit, refusalOf } from '../support/payments/paymentCalls.ts';

/** Links that pay an invoice: passed on by the customer, and e-mailed to whoever enters a number. */

const PORTAL = 'https://orders.demo.test';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MANY = { most: 1_000, window: 60_000 };

let backEnd: BackEnd;
let chief: string;
const start = () =>
  startBackEnd({
    seeds: payingTenants,
    createGateway: createMemoryProvider().create,
    paymentTimes: { sweep: 0, poll: 0 },
    paymentLimits: { wrongSecrets: MANY },
    documentLinkHours: 48,
    demoKey: DEMO_KEY,
    portalOf: () => PORTAL,
  });

beforeAll(async () => {
  backEnd = await start();
  chief = await backEnd.login('chief@demo.test', 1);
});
afterAll(() => backEnd.close());

const invoice = async (number: string, token = chief) =>
  v.parse(transactionResponse, (await backEnd.get(`/transactions/by_number/${number}`, { token })).body)
    .transaction;
const formOf = (link: string) => refusalOf(backEnd, 'GET', `/payment_form/${link}`, {});
const revoke = (link: string, token = chief) =>
  backEnd.post('/payment_links/revoke', { token, body: { payment_link_id: link } });
const ENDED = [404, 'invalid_transaction'];

test('a revoked link ends with the form that is open, other invoices’ links and PDF links go on, and a new link works', async () => {
  const { payment_link_id: link, encrypted_id: pdf } = await invoice('INV-19A');
  const { payment_link_id: other } = await invoice('INV-19B');
  const { api_key } = v.parse(paymentFormResponse, (await backEnd.get(`/payment_form/${link}`)).body);
  expect((await revoke(link)).status).toBe(200);
  expect(await formOf(link)).toEqual(ENDED);
  const paying = {
    headers: { 'api-key': api_key },
    body: invoicesVisit([{ number: 'INV-19A', value: 5 }], { cents: 515 }),
  };
  expect((await refusalOf(backEnd, 'POST', '/rest/visitSync', paying))[0]).toBe(401);
  expect((await backEnd.get(`/payment_form/${other}`)).status).toBe(200);
  expect((await fetch(`${backEnd.address}/documents/invoice/${pdf}.pdf`)).status).toBe(200);

  const { payment_link_id: renewed } = await invoice('INV-19A');
  // A repeat after a lost answer ends nothing more.
  expect((await revoke(link)).status).toBe(200);
  expect((await backEnd.get(`/payment_form/${renewed}`)).status).toBe(200);
  await revoke(renewed);
  expect(await formOf(renewed)).toEqual(ENDED);
});

test('only the invoice’s own customer revokes its links', async () => {
  const { payment_link_id: link } = await invoice('INV-19A');
  const stranger = await backEnd.login('buyer@demo.test', 1);
  const abroad = await backEnd.login('buyer@wolf.test', 4);
  for (const token of [stranger, abroad]) expect((await revoke(link, token)).status).toBe(404);
  expect((await revoke('abcdef')).status).toBe(404);
  const call = { body: { payment_link_id: link } };
  expect((await refusalOf(backEnd, 'POST', '/payment_links/revoke', call))[0]).toBe(401);
  expect((await backEnd.get(`/payment_form/${link}`)).status).toBe(200);
});

test('a link works until the time that is said, and not after it', async () => {
  const other = await start();
  const token = await other.login('chief@demo.test', 1);
  const { body } = await other.get('/transactions/by_number/INV-19A', { token });
  const { payment_link_id: link, payment_link_expires_at } = v.parse(transactionResponse, body).transaction;
  const left = Date.parse(payment_link_expires_at) - other.clock.read().getTime();
  expect(left).toBeGreaterThanOrEqual(2 * DAY);
  expect(left).toBeLessThanOrEqual(3 * DAY);
  other.clock.forward(left - 1);
  expect((await other.get(`/payment_form/${link}`)).status).toBe(200);
  other.clock.forward(1);
  expect(await refusalOf(other, 'GET', `/payment_form/${link}`, {})).toEqual(ENDED);
  await other.close();
});

const ask = (number: string, at: BackEnd = backEnd, companyId = 1, address = '198.51.100.7') =>
  at.post('/payment_links/send', {
    headers: { 'x-forwarded-for': address },
    body: { company_id: companyId, transaction_number: number },
  });

test('a known and an unknown number get the same answer, and only the customer of an open invoice is written to, once an hour', async () => {
  const before = await mailsOf(backEnd);
  const unknown = await ask('INV-000');
  const known = await ask('inv-19a');
  const elsewhere = await ask('INV-19A', backEnd, 4);
  const order = await ask('WEB-1');
  const shownOf = ({ status, body, headers }: typeof known) => ({ status, body, names: [...headers.keys()] });
  for (const answer of [unknown, elsewhere, order]) expect(shownOf(answer)).toEqual(shownOf(known));
  expect(known.body).toEqual({ success: true });

  const written = async () => (await mailsOf(backEnd)).slice(0, -before.length || undefined);
  await expect.poll(async () => (await written()).length).toBe(1);
  const [mail] = await written();
  expect(mail).toMatchObject({ to: 'chief@demo.test', subject: 'Pay invoice INV-19A from Demo Foods' });
  const link = new RegExp(`${PORTAL}/payment-form/(\\S+)`).exec(mail?.body ?? '')?.[1] ?? '';
  const { body } = await backEnd.get(`/payment_form/${link}`);
  expect(v.parse(paymentFormResponse, body).invoice.transaction_number).toBe('INV-19A');

  await ask('INV-19A');
  await ask('INV-19B');
  await expect.poll(async () => (await written()).length).toBe(2);
  expect(await mailsOf(backEnd, 4)).toEqual([]);
  backEnd.clock.forward(HOUR);
  await ask('INV-19A');
  await expect.poll(async () => (await written()).length).toBe(3);
});

test.each([
  ['es', 'Pague la factura INV-19A de Demo Foods', 'Pagar la factura INV-19A: '],
  ['fr', 'Payez la facture INV-19A de Demo Foods', 'Payer la facture INV-19A\u00a0: '],
] as const)('the e-mail is in the language of its reader: %s', async (language, subject, action) => {
  const other = await start();
  const token = await other.login('chief@demo.test', 1);
  await other.post('/users/preferences', { token, body: { language, invoice_emails: false } });
  await ask('INV-19A', other);
  await expect.poll(async () => (await mailsOf(other)).map((mail) => mail.subject)).toContain(subject);
  const mail = (await mailsOf(other)).find((each) => each.subject === subject);
  expect(mail?.body).toContain(`${action}${PORTAL}/payment-form/`);
  await other.close();
});

test('requests are limited by address, whatever the number', async () => {
  const statusOf = async (number: string, at: number) =>
    (await ask(number, backEnd, 1, at < 20 ? '203.0.113.5' : '203.0.113.6')).status;
  const statuses: number[] = [];
  for (let at = 0; at < 20; at += 1) statuses.push(await statusOf(at % 2 ? 'INV-19A' : `INV-${at}`, at));
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await statusOf('INV-19A', 0)).toBe(429);
  expect(await statusOf('INV-404', 0)).toBe(429);
  expect(await statusOf('INV-404', 20)).toBe(200);
});

test('where a captcha is configured, a number isn’t taken without it', async () => {
  const other = await startBackEnd({ seeds: payingTenants, captcha: { kind: 'altcha' }, demoKey: DEMO_KEY });
  for (const number of ['INV-19A', 'INV-404']) {
    const body = { company_id: 1, transaction_number: number };
    expect(await refusalOf(other, 'POST', '/payment_links/send', { body })).toEqual([
      422,
      'captcha_required',
    ]);
  }
  await other.close();
});

test.each(['', ' ', 'x'.repeat(65)])('a malformed number %j is refused', async (number) => {
  expect((await ask(number)).status).toBe(400);
});
