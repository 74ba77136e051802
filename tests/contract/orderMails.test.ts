import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerOptions } from '../../host-demo/server/serverOptions.ts';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { type VisitRequest, visitResponse } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, CHEAP_PASSWORD_COST, startBackEnd } from '../support/backEnd/backEnd.ts';
import { emailingTo, withSenders } from '../support/backEnd/emailing.ts';
import { createKeptDatabase } from '../support/backEnd/keptDatabase.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';
import { estimateVisit, invoiceVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { pdfTexts } from '../support/pdfText.ts';
import { startSmtpServer } from '../support/smtpServer.ts';

/** E-mails about orders, invoices and estimates: each once, as the customer, the company and the envelope want them. */

const PORTAL = 'https://orders.demo.test';
let backEnd: BackEnd;

const start = (changes: Partial<ServerOptions> = {}) =>
  startBackEnd({
    demoKey: DEMO_KEY,
    notificationInterval: 0,
    portalOf: (alias) => (alias === 'demo' ? PORTAL : `https://${alias}.test`),
    ...changes,
  });
const restart = async (changes: Partial<ServerOptions>) => {
  await backEnd.close();
  backEnd = await start(changes);
};
beforeEach(async () => {
  backEnd = await start();
});
afterEach(() => backEnd.close());

/** The demo company hides its prices. */
const hidingPrices = smallTenants.map((tenant) =>
  tenant.company.alias === 'demo'
    ? {
        ...tenant,
        company: {
          ...tenant.company,
          settings: { ...tenant.company.settings, PORTAL_HIDE_PRICES: 'TRUE' },
        },
      }
    : tenant,
);

const JUICE = [sentLine(101, 12, { units: 'EA' })];
const ADDRESS = { client_shipaddress1: '1 Main Street', zipcode: '45501', ship_address_country: 'US' };
const sentTo = (envelope: VisitRequest, ...emails: string[]): VisitRequest => ({
  ...envelope,
  visit_opt: [
    { name: 'From', value: 'orders@demo.test' },
    ...emails.map((value) => ({ name: 'To' as const, value })),
  ],
});
const place = async (email: string, companyId: number, envelope: VisitRequest) => {
  const token = await backEnd.login(email, companyId);
  const { body } = await backEnd.post('/rest/visitSync', { token, body: envelope });
  return v.parse(visitResponse, body).transaction;
};
const order = (number: string, client = 120, lines = JUICE) =>
  orderVisit(number, client, lines, { ...ADDRESS, f1: 'PO-77' });
const emailedTo = async (id: string, email: string, companyId = 1) => {
  const token = await backEnd.login(email, companyId);
  const { body } = await backEnd.get(`/transactions/${id}`, { token });
  return v.parse(transactionResponse, body).transaction.emailed_to;
};
const prefer = async (email: string, settings: object, companyId = 1) => {
  const token = await backEnd.login(email, companyId);
  expect((await backEnd.post('/users/preferences', { token, body: settings })).status).toBe(200);
};
const textOf = (body: string | undefined) =>
  body?.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID');

// 12 juices for 8.50 are 102.00, the tax of 8 % is 8.16, the van costs 5 % but at least 12.
test('an order is confirmed with its products, totals, address, ship date and terms', async () => {
  const { id } = await place('other@demo.test', 1, sentTo(order('WEB-7000001'), 'other@demo.test'));
  const [mail, ...others] = await mailsOf(backEnd);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'other@demo.test', subject: 'Order WEB-7000001 confirmed' });
  expect(textOf(mail?.body)).toBe(
    [
      'Thank you for your order. Demo Foods has received order WEB-7000001.',
      'Date: March 10, 2026\nShip date: March 11, 2026\nPO number: PO-77\nShipping method: Our van',
      'Shipping address\n1 Main Street\nSpringfield, Ohio 45501\nUnited States',
      'Products\n12 × Apple juice · $102.00',
      'Subtotal: $102.00\nTax: $8.16\nShipping: $12.00\nTotal USD: $122.16',
      'Payment: Net 30',
      'You’ll find the PDF attached.',
      `View order: ${PORTAL}/account?document=ID`,
      'Demo Foods',
      `You’re getting this email because “Orders” is on in your account settings.\nUnsubscribe or change email preferences: ${PORTAL}/account-settings`,
    ].join('\n\n'),
  );
  expect(mail?.html).toContain('>View order</a>');
  expect(await emailedTo(id, 'other@demo.test')).toBe('other@demo.test');
});

test('a repeated order is confirmed once', async () => {
  for (const _ of [1, 2]) {
    await place('other@demo.test', 1, sentTo(order('WEB-7000002'), 'other@demo.test'));
  }
  const token = await backEnd.login('other@demo.test', 1);
  const body = sentTo(order('WEB-7000002'), 'other@demo.test');
  await Promise.all([1, 2, 3].map(() => backEnd.post('/rest/visitSync', { token, body })));
  expect(await mailsOf(backEnd)).toHaveLength(1);
});

test('the confirmation carries the PDF, made when it is sent', async () => {
  const smtp = await startSmtpServer();
  await restart({ seeds: withSenders(smallTenants), ...emailingTo(smtp) });
  await place('other@demo.test', 1, sentTo(order('WEB-7000003'), 'other@demo.test'));
  for (const _ of [1, 2]) await backEnd.app.sendMails();
  expect(smtp.received.map(({ to }) => to)).toEqual([['other@demo.test']]);
  const [mail] = smtp.received;
  expect(mail?.content).toMatch(/Content-Type: application\/pdf;\s+name=order-WEB-7000003\.pdf/);
  const [, base64 = ''] =
    /filename=order-WEB-7000003\.pdf\r\n\r\n([\s\S]+?)\r\n--/.exec(mail?.content ?? '') ?? [];
  const texts = pdfTexts(Buffer.from(base64, 'base64'));
  expect(texts.join(' ')).toContain('WEB-7000003');
  expect(texts.join(' ')).toContain('122.16');
  await smtp.close();
});

test.each([
  ['es', 'Pedido WEB-7000004 confirmado', 'Fecha de envío: 11 de marzo de 2026', 'Ver el pedido: https'],
  [
    'fr',
    'Commande WEB-7000004 confirmée',
    'Date d’expédition\u00a0: 11 mars 2026',
    'Voir la commande\u00a0: https',
  ],
])('a reader of %s gets it in their language', async (language, subject, date, link) => {
  await prefer('other@demo.test', { language });
  await place('other@demo.test', 1, sentTo(order('WEB-7000004'), 'other@demo.test'));
  const [mail] = await mailsOf(backEnd);
  expect(mail?.subject).toBe(subject);
  expect(mail?.body).toContain(date);
  expect(mail?.body).toContain(link);
});

test.each([
  ['en', 'Invoice WEB-7000005', 'Ship date: March 11, 2026'],
  ['es', 'Factura WEB-7000005', 'Fecha de envío: 11 de marzo de 2026'],
  ['fr', 'Facture WEB-7000005', 'Date d’expédition\u00a0: 11 mars 2026'],
])('an invoice is called one (%s)', async (language, subject, date) => {
  await prefer('comprador@andina.test', { language }, 2);
  const visit = invoiceVisit('WEB-7000005', 110, [sentLine(101, 2)]);
  await place('comprador@andina.test', 2, sentTo(visit, 'comprador@andina.test'));
  const [mail] = await mailsOf(backEnd, 2);
  expect(mail?.subject).toBe(subject);
  expect(mail?.body).toContain(date);
  expect(await mailsOf(backEnd, 1)).toEqual([]);
});

test.each([
  ['en', 'Estimate request WEB-7000006 received'],
  ['es', 'Solicitud de cotización WEB-7000006 recibida'],
  ['fr', 'Demande de devis WEB-7000006 reçue'],
])('an estimate is called one, and whoever sees no prices gets none (%s)', async (language, subject) => {
  for (const email of ['acheteuse@lumiere.test', 'vip@lumiere.test']) {
    await prefer(email, { language }, 3);
  }
  const hidden = estimateVisit('WEB-7000006', 310, [sentLine(301, 1)]);
  await place('acheteuse@lumiere.test', 3, sentTo(hidden, 'acheteuse@lumiere.test'));
  const [mail] = await mailsOf(backEnd, 3);
  expect(mail?.subject).toBe(subject);
  expect(mail?.body).toMatch(/1 × Rouge$/m);
  expect(mail?.body).not.toMatch(/\$|30[.,]00|Total/);
  const shown = estimateVisit('WEB-7000007', 320, [sentLine(301, 1)]);
  await place('vip@lumiere.test', 3, sentTo(shown, 'vip@lumiere.test'));
  const ofVip = (await mailsOf(backEnd, 3)).find(({ to }) => to === 'vip@lumiere.test');
  expect(ofVip?.body).toMatch(/30[.,]00/);
});

test.each([
  ['en', 'Order WEB-7000008 is pending approval', 'once one of your approvers approves it.'],
  ['es', 'Pedido WEB-7000008 pendiente de aprobación', 'cuando uno de sus aprobadores la apruebe.'],
  ['fr', 'Commande WEB-7000008 en attente d’approbation', 'l’un de vos approbateurs l’aura approuvée.'],
])('an order that waits for approval says so (%s)', async (language, subject, text) => {
  await prefer('junior@demo.test', { language });
  await place('junior@demo.test', 1, sentTo(order('WEB-7000008', 150), 'junior@demo.test'));
  const mail = (await mailsOf(backEnd)).find(({ to }) => to === 'junior@demo.test');
  expect(mail?.subject).toBe(subject);
  expect(mail?.body).toContain(text);
});

test.each([
  ['en', 'Order WEB-7000009 is on hold for review', 'will review it before it’s processed.'],
  ['es', 'Pedido WEB-7000009 en espera de revisión', 'la revisará antes de procesarla.'],
  ['fr', 'Commande WEB-7000009 en attente d’examen', 'l’examinera avant de la traiter.'],
])('an order that is held for the company says so, and not why (%s)', async (language, subject, text) => {
  await restart({ seeds: hidingPrices });
  await prefer('other@demo.test', { language });
  await place(
    'other@demo.test',
    1,
    sentTo(order('WEB-7000009', 120, [sentLine(101, 1, { units: 'EA' })]), 'other@demo.test'),
  );
  const mail = (await mailsOf(backEnd)).find(({ to }) => to === 'other@demo.test');
  expect(mail?.subject).toBe(subject);
  expect(mail?.body).toContain(text);
  expect(mail?.body).not.toMatch(/minimum|mínimo|minimal|\$/);
});

test.each([
  ['en', 'contact you about payment before it ships.'],
  ['es', 'para acordar el pago antes del envío.'],
  ['fr', 'vous contactera au sujet du paiement avant l’expédition.'],
])('one that is held because it is unpaid says what comes next (%s)', async (language, text) => {
  await restart({ seeds: hidingPrices });
  await prefer('cash@demo.test', { language });
  await place('cash@demo.test', 1, sentTo(order('WEB-7000018', 130), 'cash@demo.test'));
  const mail = (await mailsOf(backEnd)).find(({ to }) => to === 'cash@demo.test');
  expect(mail?.body).toContain(text);
});

test('an envelope that names no recipient, or somebody else, sends none', async () => {
  const { id } = await place('other@demo.test', 1, order('WEB-7000010'));
  await place('other@demo.test', 1, sentTo(order('WEB-7000011')));
  await place('other@demo.test', 1, sentTo(order('WEB-7000012'), 'buyer@demo.test', 'x@elsewhere.test'));
  expect(await mailsOf(backEnd)).toEqual([]);
  expect(await emailedTo(id, 'other@demo.test')).toBe('');
});

test('who has switched purchases off gets none, and isn’t told of one', async () => {
  await prefer('other@demo.test', { order_emails: false });
  const { id } = await place('other@demo.test', 1, sentTo(order('WEB-7000013'), 'other@demo.test'));
  expect(await mailsOf(backEnd)).toEqual([]);
  expect(await emailedTo(id, 'other@demo.test')).toBe('');
  await prefer('other@demo.test', { order_emails: true, invoice_emails: false, deal_emails: false });
  await place('other@demo.test', 1, sentTo(order('WEB-7000014'), 'other@demo.test'));
  expect(await mailsOf(backEnd)).toHaveLength(1);
});

test('a company that has switched e-mails off sends none', async () => {
  const seeds = smallTenants.map((tenant) => ({
    ...tenant,
    company: {
      ...tenant.company,
      settings: { ...tenant.company.settings, PORTAL_DISABLE_EMAIL_NOTIFICATIONS: 'TRUE' },
    },
  }));
  await restart({ seeds });
  await place('other@demo.test', 1, sentTo(order('WEB-7000015'), 'other@demo.test'));
  expect(await mailsOf(backEnd)).toEqual([]);
});

test('a back end that sends nothing says of no e-mail that it was sent', async () => {
  const quiet = await startBackEnd();
  const token = await quiet.login('other@demo.test', 1);
  const body = sentTo(order('WEB-7000016'), 'other@demo.test');
  const placed = v.parse(visitResponse, (await quiet.post('/rest/visitSync', { token, body })).body);
  const read = await quiet.get(`/transactions/${placed.transaction.id}`, { token });
  expect(v.parse(transactionResponse, read.body).transaction.emailed_to).toBe('');
  await quiet.close();
});

test('a colleague isn’t told to whom an order’s e-mail went', async () => {
  const { id } = await place('junior@demo.test', 1, sentTo(order('WEB-7000017', 150), 'junior@demo.test'));
  expect(await emailedTo(id, 'junior@demo.test')).toBe('junior@demo.test');
  expect(await emailedTo(id, 'approver@demo.test')).toBe('');
});

test.each([
  ['en', 'Order WEB-0000002 has shipped', 'Ship date: '],
  ['es', 'Su pedido WEB-0000002 va en camino', 'Fecha de envío: '],
  ['fr', 'Votre commande WEB-0000002 est en route', 'Date d’expédition\u00a0: '],
])(
  'an order that the company’s own system marks as shipped is told once, with its ship date (%s)',
  async (language, subject, date) => {
    const today = backEnd.clock.read();
    const kept = await createKeptDatabase({ seeds: smallTenants, passwordCost: CHEAP_PASSWORD_COST, today });
    await restart(kept.place);
    await prefer('buyer@demo.test', { language });
    const mark = async (status: string) => {
      await backEnd.close();
      await kept.change(
        `update transactions set status = '${status}' where transaction_number in ('WEB-0000002', 'WEB-0190001')`,
      );
      backEnd = await start(kept.place);
      await backEnd.app.publishNews();
    };
    await prefer('chief@demo.test', { order_emails: false });
    await mark('shipped');
    const [mail, ...others] = await mailsOf(backEnd);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'buyer@demo.test', subject });
    expect(mail?.body).toContain(date);
    await mark('processing');
    await mark('shipped');
    expect(await mailsOf(backEnd)).toHaveLength(1);
    await backEnd.close();
    await kept.remove();
    backEnd = await start();
  },
);
