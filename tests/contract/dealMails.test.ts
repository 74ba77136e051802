import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantSeed } from '../../host-demo/seeds/types.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';

/** Deals that a company publishes, as e-mails. Andina sends no e-mails; Lumière hides prices from all but one. */

const silent = (seed: TenantSeed): TenantSeed => {
  const { company } = seed;
  if (company.alias !== 'andina') return seed;
  const settings = { ...company.settings, PORTAL_DISABLE_EMAIL_NOTIFICATIONS: 'TRUE' };
  return { ...seed, company: { ...company, settings } };
};

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: smallTenants.map(silent),
    demoKey: DEMO_KEY,
    backOfficeKeys: { demo: 'key', andina: 'key', lumiere: 'key' },
    portalOf: (alias) => `https://${alias}.test`,
  });
});
afterAll(() => backEnd.close());

const TEXTS = {
  en: { title: 'Rice, 10 % off', body: 'Until Friday, from 20 bags.' },
  fr: { title: 'Riz, 10 % de remise', body: 'Jusqu’à vendredi, à partir de 20 sacs.' },
};
const publish = async (key: string, emails: string[], changes: object = {}) => {
  const body = { company_id: 1, key, kind: 'deal', emails, texts: TEXTS, ...changes };
  const headers = { 'x-back-office-key': 'key' };
  return (await backEnd.post('/notifications/publish', { body, headers })).body;
};
const prefer = async (email: string, settings: object) => {
  const token = await backEnd.login(email, 1);
  const { status } = await backEnd.post('/users/preferences', { token, body: settings });
  expect(status).toBe(200);
};
const recipients = async (subject: string, companyId = 1) =>
  (await mailsOf(backEnd, companyId)).filter((mail) => mail.subject === subject).map(({ to }) => to);

test('a deal is e-mailed once per key, in the reader’s language, with a way to unsubscribe', async () => {
  await prefer('other@demo.test', { language: 'fr' });
  const emails = ['buyer@demo.test', 'other@demo.test'];
  // Notifications about deals are off by default, e-mails are on.
  expect(await publish('rice', emails, { about: { product_id: 102 } })).toMatchObject({ off: 2, mailed: 2 });
  expect(await publish('rice', emails, { about: { product_id: 102 } })).toMatchObject({ mailed: 0 });
  const mails = await mailsOf(backEnd);
  expect(mails.find(({ to }) => to === 'buyer@demo.test')).toMatchObject({
    subject: 'Rice, 10 % off',
    body: 'Until Friday, from 20 bags.\n\nView deal: https://demo.test/product/102\n\nDemo Foods\n\nYou’re getting this email because “Deals” is on in your account settings.\nUnsubscribe or change email preferences: https://demo.test/account-settings',
    html: expect.stringContaining('>View deal</a>'),
  });
  expect(mails.find(({ to }) => to === 'other@demo.test')).toMatchObject({
    subject: 'Riz, 10 % de remise',
    body: expect.stringContaining('Voir l’offre\u00a0: https://demo.test/product/102'),
  });
  expect(mails).toHaveLength(2);
});

test('who has switched deals off gets none; it follows when they are on again and it is published again', async () => {
  await prefer('cash@demo.test', { deal_emails: false });
  expect(await publish('again', ['cash@demo.test'])).toMatchObject({ mailed: 0 });
  await prefer('cash@demo.test', { deal_emails: true, invoice_emails: false });
  expect(await publish('again', ['cash@demo.test'])).toMatchObject({ mailed: 1 });
});

test('other notifications aren’t e-mailed', async () => {
  expect(await publish('holiday', ['buyer@demo.test'], { kind: 'order_status' })).toMatchObject({
    published: 1,
    mailed: 0,
  });
});

test('a restricted customer isn’t told of a deal about a product that they may not see', async () => {
  const emails = ['restricted@demo.test'];
  expect(await publish('102', emails, { about: { product_id: 102 } })).toMatchObject({ mailed: 0, off: 1 });
  expect(await publish('101', emails, { about: { product_id: 101 } })).toMatchObject({ mailed: 1 });
});

test('whoever may not see prices isn’t told, since the text may name some', async () => {
  const emails = ['acheteuse@lumiere.test', 'vip@lumiere.test'];
  expect(await publish('rouge', emails, { company_id: 3 })).toMatchObject({ mailed: 1 });
  expect(await recipients('Rice, 10 % off', 3)).toEqual(['vip@lumiere.test']);
});

test('a company that sends no e-mails sends none', async () => {
  expect(await publish('tabla', ['comprador@andina.test'], { company_id: 2 })).toMatchObject({ mailed: 0 });
  expect(await mailsOf(backEnd, 2)).toEqual([]);
});
