import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { documentResponse } from '../../src/sync/stores/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { emailingTo, withSenders } from '../support/backEnd/emailing.ts';
import { mailsOf } from '../support/backEnd/outbox.ts';
import { PASSWORD, smallTenants } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { pdfTexts } from '../support/pdfText.ts';
import { startSmtpServer } from '../support/smtpServer.ts';

/**
 * E-mails and notifications are in the language of the account, else in the one that the customer last read the portal in, else in the
 * company's, here English.
 */

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let backEnd: BackEnd;

beforeEach(async () => {
  smtp = await startSmtpServer();
  backEnd = await startBackEnd({
    seeds: withSenders(smallTenants),
    notificationInterval: 0,
    ...emailingTo(smtp),
  });
});
afterEach(async () => {
  await backEnd.close();
  await smtp.close();
});

/** Without a language: a client that isn't the portal. */
const reading = (language?: string) =>
  language === undefined ? {} : { headers: { 'accept-language': language } };

const logIn = async (email: string, language?: string) => {
  const body = { email, password: PASSWORD, company_id: 1 };
  return v.parse(sessionResponse, (await backEnd.post('/users/login', { body, ...reading(language) })).body)
    .token;
};

const CLIENTS: Record<string, number> = {
  'other@demo.test': 120,
  'junior@demo.test': 150,
  'approver@demo.test': 150,
};

const placeWith = async (token: string, email: string, number: string, language?: string) => {
  const visit = orderVisit(number, CLIENTS[email] ?? 0, [sentLine(101, 12, { units: 'EA' })]);
  const body = { ...visit, visit_opt: [{ name: 'To', value: email }] };
  const placed = await backEnd.post('/rest/visitSync', { token, body, ...reading(language) });
  return v.parse(visitResponse, placed.body).transaction;
};
const place = async (email: string, number: string) =>
  placeWith(await backEnd.login(email, 1), email, number);
const subjects = async () => (await mailsOf(backEnd)).map(({ subject }) => subject);

test('a customer without a setting gets the e-mail and its PDF in the language in which they order', async () => {
  const token = await backEnd.login('other@demo.test', 1);
  await placeWith(token, 'other@demo.test', 'WEB-7100001', 'es');
  expect(await subjects()).toEqual(['Pedido WEB-7100001 confirmado']);
  await backEnd.app.sendMails();
  const [, base64 = ''] =
    /filename=\S+\.pdf\r\n\r\n([\s\S]+?)\r\n--/.exec(smtp.received[0]?.content ?? '') ?? [];
  const text = pdfTexts(Buffer.from(base64, 'base64')).join(' ');
  expect(text).toContain('Método de envío');
  expect(text).not.toContain('Shipping method');
});

test.each([
  ['a login', (email: string) => logIn(email, 'fr')],
  [
    'a renewed session',
    async (email: string) =>
      backEnd.post('/users/refresh', { token: await logIn(email, 'es'), ...reading('fr') }),
  ],
])('the language of %s stays until the customer reads in another one', async (_, read) => {
  await read('other@demo.test');
  await place('other@demo.test', 'WEB-7100002');
  expect(await subjects()).toEqual(['Commande WEB-7100002 confirmée']);
});

test('the setting of the account wins', async () => {
  const token = await logIn('other@demo.test', 'es');
  await backEnd.post('/users/preferences', { token, body: { language: 'fr' } });
  await placeWith(token, 'other@demo.test', 'WEB-7100003', 'es');
  expect(await subjects()).toEqual(['Commande WEB-7100003 confirmée']);
});

test('a colleague at the same client keeps theirs', async () => {
  await logIn('junior@demo.test', 'es');
  await place('approver@demo.test', 'WEB-7100004');
  expect(await subjects()).toContain('Order WEB-7100004 confirmed');
});

test.each(['de', 'es-CO', 'es-CO,es;q=0.9,en;q=0.8', 'es,fr', '*', "es'", '{"language":"es"}'])(
  'what the portal doesn’t send is ignored, also what a browser sends itself: %s',
  async (header) => {
    const token = await logIn('other@demo.test', header);
    await placeWith(token, 'other@demo.test', 'WEB-7100005', header);
    expect(await subjects()).toEqual(['Order WEB-7100005 confirmed']);
  },
);

test('an approver is asked in the language in which they read', async () => {
  await logIn('approver@demo.test', 'fr');
  const token = await logIn('junior@demo.test', 'es');
  const { id } = await placeWith(token, 'junior@demo.test', 'WEB-7100007', 'es');
  const body = { emails: ['approver@demo.test'], status: 0, order_id: id };
  expect((await backEnd.post('/b2bportal/sendOrderStatusEmail', { token, body })).status).toBe(200);
  expect(await subjects()).toContain('Commande WEB-7100007\u00a0: en attente de votre approbation');
});

test('a notification, and the e-mail about a decision, are in it too', async () => {
  const token = await logIn('junior@demo.test', 'es');
  const { id } = await placeWith(token, 'junior@demo.test', 'WEB-7100006', 'es');
  const body = { approval_status: 1, comment: '' };
  const approver = await logIn('approver@demo.test', 'fr');
  expect((await backEnd.post(`/b2bportal/orders/${id}/approval`, { token: approver, body })).status).toBe(
    200,
  );
  expect(await subjects()).toContain('Pedido WEB-7100006: solicitud aprobada');
  await backEnd.app.publishNews();
  const { data } = v.parse(documentResponse, (await backEnd.get('/documents/notifications', { token })).body);
  expect(JSON.stringify(data)).toContain('Pedido WEB-7100006: solicitud aprobada');
});
