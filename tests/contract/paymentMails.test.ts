import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import type { VisitRequest } from '../../src/api/history/visitSchema.ts';
import { paymentFormResponse } from '../../src/api/payments/paymentFormSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { emailingTo, withSenders } from '../support/backEnd/emailing.ts';
import { mailsOf } from '../support/backEnd/outbox.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants, TERMS_CLIENT } from '../support/payments/payingTenants.ts';
import {
  invoicesVisit,
  newPaymentId,
  orderCollection,
  withCollection,
} from '../support/payments/paymentCalls.ts';
import { pdfTexts } from '../support/pdfText.ts';
import { startSmtpServer } from '../support/smtpServer.ts';

/** Receipts by e-mail, and confirmations of orders that are paid: when the money is there, once. */

const MANY = { most: 1_000, window: 60_000 };
const PORTAL = 'http://demo.portal.test';
const provider = createMemoryProvider();
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let backEnd: BackEnd;

beforeEach(async () => {
  smtp = await startSmtpServer();
  backEnd = await startBackEnd({
    seeds: withSenders(payingTenants),
    createGateway: provider.create,
    paymentTimes: { sweep: 0, poll: 0 },
    paymentLimits: { perCustomer: MANY, perAddress: MANY },
    allowedOrigins: ['http://*.portal.test'],
    portalOf: (alias) => `http://${alias}.portal.test`,
    notificationInterval: 0,
    ...emailingTo(smtp),
  });
});
afterEach(async () => {
  await backEnd.close();
  await smtp.close();
});

const subjects = async (companyId = 1) =>
  (await mailsOf(backEnd, companyId)).map(({ subject }) => subject).toSorted();
const mailNamed = async (subject: string, companyId = 1) =>
  (await mailsOf(backEnd, companyId)).find((mail) => mail.subject === subject);
const post = async (email: string, path: string, body: unknown, companyId = 1) => {
  const token = await backEnd.login(email, companyId);
  return backEnd.post(path, { token, body });
};
const prefer = (email: string, settings: object) => post(email, '/users/preferences', settings);
const payInvoice = (id: string, payform: 'credit_card' | 'bank_account' = 'credit_card') =>
  post(
    'chief@demo.test',
    '/rest/visitSync',
    invoicesVisit([{ number: 'INV-19A', value: 20 }], {
      id,
      cents: payform === 'credit_card' ? 2_058 : 2_000,
      payform,
    }),
  );

/** Ten bags of rice: 180, tax 14.40, shipping 12: 206.40. The card's 2.9 % are 5.99. */
const RICE = [sentLine(102, 10), sentLine(103, 1, { detail_type: 1, product_price: 0 })];
const RICE_CENTS = 21_239;
const paidOrder = (number: string, email: string, client: number, id: string, token: boolean) => {
  const visit: VisitRequest = withCollection(
    orderVisit(number, client, RICE, { json_data: JSON.stringify({ cart: number }) }),
    orderCollection(number, { id, cents: RICE_CENTS, ...(!token && { token: null }) }),
  );
  return { ...visit, visit_opt: [{ name: 'To' as const, value: email }] };
};

test('the receipt of a paid invoice is e-mailed once, with its PDF', async () => {
  const id = newPaymentId();
  for (const _ of [1, 2]) expect((await payInvoice(id)).status).toBe(200);
  await backEnd.app.sweepPayments();
  const [mail, ...others] = await mailsOf(backEnd);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'chief@demo.test', subject: 'Payment receipt RC-000001' });
  const reference = `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();
  expect(mail?.body.replace(/document=\S+/, 'document=ID')).toBe(
    [
      'Thank you. Demo Foods has received your payment.',
      `Date: March 10, 2026\nPayment method: Visa ···· 1111, paid\nPayment reference: ${reference}\nInvoice: INV-19A`,
      'Payment amount: $20.00\nCard surcharge 2.9%: $0.58\nTotal USD: $20.58',
      'You’ll find the receipt attached.',
      `View payment: ${PORTAL}/account?document=ID`,
      'Demo Foods',
      `You’re getting this email because “Orders” is on in your account settings.\nUnsubscribe or change email preferences: ${PORTAL}/account-settings`,
    ].join('\n\n'),
  );
  await backEnd.app.sendMails();
  const content = smtp.received[0]?.content ?? '';
  const [, base64 = ''] = /filename=receipt-RC-000001\.pdf\r\n\r\n([\s\S]+?)\r\n--/.exec(content) ?? [];
  const text = pdfTexts(Buffer.from(base64, 'base64')).join(' ');
  for (const part of ['RC-000001', 'INV-19A', '20.58']) expect(text).toContain(part);
});

test.each([
  ['es', 'Recibo de pago RC-000001', 'Gracias. Demo Foods recibió su pago.'],
  ['fr', 'Reçu de paiement RC-000001', 'Merci. Demo Foods a reçu votre paiement.'],
])('a reader of %s gets it in their language', async (language, subject, text) => {
  await prefer('chief@demo.test', { language });
  await payInvoice(newPaymentId());
  expect((await mailNamed(subject))?.body).toContain(text);
});

test('a receipt is in the language in which the customer pays', async () => {
  const token = await backEnd.login('chief@demo.test', 1);
  const body = invoicesVisit([{ number: 'INV-19A', value: 20 }], { id: newPaymentId(), cents: 2_058 });
  await backEnd.post('/rest/visitSync', { token, body, headers: { 'accept-language': 'fr' } });
  expect(await subjects()).toEqual(['Reçu de paiement RC-000001']);
});

test.each([
  ['en', 'Payment RC-000001 submitted', 'It clears in 3–5 business days.'],
  ['es', 'Pago RC-000001 enviado', 'Se acreditará en 3 a 5 días hábiles.'],
  ['fr', 'Paiement RC-000001 transmis', 'Il sera encaissé sous 3 à 5\u00a0jours ouvrés.'],
])('an eCheck is submitted, not received (%s)', async (language, subject, text) => {
  await prefer('chief@demo.test', { language });
  expect((await payInvoice(newPaymentId(), 'bank_account')).status).toBe(200);
  expect((await mailNamed(subject))?.body).toContain(text);
});

test('a payment by the link of an invoice sends its receipt to the customer of the invoice', async () => {
  const token = await backEnd.login('chief@demo.test', 1);
  const read = await backEnd.get('/transactions/by_number/INV-19A', { token });
  const { payment_link_id: link } = v.parse(transactionResponse, read.body).transaction;
  const form = v.parse(paymentFormResponse, (await backEnd.get(`/payment_form/${link}`)).body);
  const body = invoicesVisit([{ number: 'INV-19A', value: 20 }], { cents: 2_058 });
  await backEnd.post('/rest/visitSync', { headers: { 'api-key': form.api_key }, body });
  expect(await mailsOf(backEnd)).toMatchObject([
    { to: 'chief@demo.test', subject: 'Payment receipt RC-000001' },
  ]);
});

test('who has switched purchases off, and who was declined, gets none', async () => {
  provider.answer('charge', { state: 'declined', code: 'declined', message: '' });
  await payInvoice(newPaymentId());
  await prefer('chief@demo.test', { order_emails: false });
  expect((await payInvoice(newPaymentId())).status).toBe(200);
  expect(await mailsOf(backEnd)).toEqual([]);
});

test('an order that is paid at once is confirmed with its method, and has a receipt', async () => {
  const visit = paidOrder('WEB-7100001', 'terms@demo.test', TERMS_CLIENT, newPaymentId(), true);
  for (const _ of [1, 2]) await post('terms@demo.test', '/rest/visitSync', visit);
  expect(await subjects()).toEqual(['Order WEB-7100001 confirmed', 'Payment receipt RC-000001']);
  const confirmation = await mailNamed('Order WEB-7100001 confirmed');
  expect(confirmation?.body).toContain('Total USD: $212.39');
  expect(confirmation?.body).toContain('Payment: Visa ···· 1111, paid');
  expect(confirmation?.body).not.toContain('On terms');
});

test('an order whose envelope names no recipient has neither', async () => {
  const visit = paidOrder('WEB-7100002', 'terms@demo.test', TERMS_CLIENT, newPaymentId(), true);
  const { status } = await post('terms@demo.test', '/rest/visitSync', { ...visit, visit_opt: [] });
  expect(status).toBe(200);
  expect(await mailsOf(backEnd)).toEqual([]);
});

test('what is only reserved has no receipt', async () => {
  const id = newPaymentId();
  const visit = paidOrder('WEB-7100003', 'cash@demo.test', 130, id, false);
  const token = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'nonce' };
  await post('cash@demo.test', '/authorizenet/authorize_only', {
    transaction: visit,
    cardPaymentPayload: { order_number: 'WEB-7100003', payment_id: id, amount_paid: RICE_CENTS, token },
  });
  expect(await mailsOf(backEnd)).toEqual([]);
  for (const _ of [1, 2]) await post('cash@demo.test', '/rest/visitSync', visit);
  expect(await subjects()).toEqual(['Order WEB-7100003 confirmed']);
});

test('an invoice that waits for a bank is confirmed, with its receipt, when the bank has paid', async () => {
  const [number, id] = ['WEB-7100004', newPaymentId()];
  const header = {
    order_number: number,
    client_id: 210,
    ship_address_city: 'Bogotá',
    ship_address_state: 'Bogotá D.C.',
    json_data: JSON.stringify({ cart: number }),
  };
  // 71 boards are 71,000, the tax of 19 % is 13,490, the transfer costs 3,500.
  const cents = 8_799_000;
  const { status } = await post(
    'contado@andina.test',
    '/openpay/pse',
    {
      transaction: {
        place_type: 'CLIENT',
        visit_type: 'PORTAL',
        imei: 'web-client',
        mobileUser: { login: 'sales' },
        visit_opt: [{ name: 'To', value: 'contado@andina.test' }],
        visit: {
          invoice: [{ ...header, invoiceDetailList: [sentLine(101, 71)] }],
          collection: [orderCollection(number, { id, cents, payform: 'bank_account' })],
        },
      },
      redirect_url: 'http://andina.portal.test/checkout',
      payment_id: id,
      amount_paid: cents,
    },
    2,
  );
  expect(status).toBe(200);
  await backEnd.app.sweepPayments();
  expect(await subjects(2)).toEqual([]);
  provider.payments.set(id, { state: 'captured', amount: '87990', reference: `B-${id}` });
  const confirm = { body: { paymentId: id, sign: 'right' } };
  for (const _ of [1, 2]) await backEnd.post('/payments/confirmations/openpay/andina', confirm);
  expect(await subjects(2)).toEqual([`Invoice ${number}`, 'Payment receipt RC-000001']);
  expect(await mailsOf(backEnd, 1)).toEqual([]);
});
