import { afterEach, expect, test } from 'vitest';
import { gatewaysOf } from '../../host-demo/seeds/make/gateways.ts';
import type { CustomerSeed, TenantSeed } from '../../host-demo/seeds/types.ts';
import { type BackEnd, CHEAP_PASSWORD_COST, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createKeptDatabase, type KeptDatabase } from '../support/backEnd/keptDatabase.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';

/**
 * E-mails about invoices. The chief has INV-19A and INV-19B, due on 4 and 3 April, and INV-19C, due on 9 March, the day before the first job.
 * Each is 10 rice for 18.00 with 8 % tax, 194.40; a quarter of INV-19A is paid, so that 145.80 are left.
 */

const PORTAL = 'https://orders.demo.test';
let kept: KeptDatabase;
let now: Date;
let seeds: readonly TenantSeed[];
let backEnd: BackEnd;

const start = async () => {
  backEnd = await startBackEnd({
    ...kept.place,
    seeds,
    clock: () => now,
    demoKey: DEMO_KEY,
    notificationInterval: 0,
    portalOf: (alias) => (alias === 'demo' ? PORTAL : `https://${alias}.test`),
    ownAddress: `${PORTAL}/backend`,
  });
};
const seedsWith = (changes: Partial<TenantSeed>) =>
  smallTenants.map((seed) =>
    seed.company.alias === 'demo' ? { ...seed, gateways: gatewaysOf('demo'), ...changes } : seed,
  );
/** The same each time, so that their database is filled once. */
const USUAL_SEEDS = seedsWith({});
const open = async (changes?: Partial<TenantSeed>) => {
  now = new Date('2026-03-10T15:00:00Z');
  seeds = changes ? seedsWith(changes) : USUAL_SEEDS;
  kept = await createKeptDatabase({ seeds, passwordCost: CHEAP_PASSWORD_COST, today: now });
  await start();
  await backEnd.app.publishNews();
};
afterEach(async () => {
  await backEnd.close();
  await kept.remove();
});

/** Changes of the company's own system. */
const change = async (...statements: string[]) => {
  await backEnd.close();
  await kept.change(...statements);
  await start();
};
/** All e-mails of the company after that day's job, newest first. */
const mailsAt = async (time: string, companyId = 1) => {
  now = new Date(time);
  await backEnd.app.publishNews();
  return mailsOf(backEnd, companyId);
};
const subjectsAt = async (time: string) =>
  (await mailsAt(time)).map(({ to, subject }) => `${to}: ${subject}`);

const [demo] = smallTenants;
const setting = (name: string): Partial<TenantSeed> =>
  demo ? { company: { ...demo.company, settings: { ...demo.company.settings, [name]: 'TRUE' } } } : {};
const chiefWith = (changes: Partial<CustomerSeed['user']>): Partial<TenantSeed> => ({
  customers: (demo?.customers ?? []).map((customer) =>
    customer.user.email === 'chief@demo.test'
      ? { ...customer, user: { ...customer.user, ...changes } }
      : customer,
  ),
});
const prefer = async (settings: object) => {
  const token = await backEnd.login('chief@demo.test', 1);
  const { status } = await backEnd.post('/users/preferences', { token, body: settings });
  expect(status).toBe(200);
};

test('invoices that are due within three days are in one e-mail, and each again when it is overdue', async () => {
  await open();
  expect(await mailsAt('2026-03-30T12:00:00Z')).toEqual([]);
  expect(await mailsAt('2026-04-01T11:59:00Z')).toEqual([]);
  const [mail, ...others] = await mailsAt('2026-04-01T12:00:00Z');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'chief@demo.test', subject: 'Payment reminder: 2 invoices' });
  const text = mail?.body.replaceAll(/(?<=\/)[\w-]{40,}/g, 'ID');
  expect(text).toBe(
    [
      'This is a reminder about 2 unpaid invoices from Demo Foods.',
      `Invoice INV-19B\nBalance due: $194.40\nDue date: April 3, 2026\nDownload PDF: ${PORTAL}/backend/documents/invoice/ID.pdf?lang=en`,
      `Pay invoice INV-19B: ${PORTAL}/payment-form/ID`,
      `Invoice INV-19A\nBalance due: $145.80\nDue date: April 4, 2026\nDownload PDF: ${PORTAL}/backend/documents/invoice/ID.pdf?lang=en`,
      `Pay invoice INV-19A: ${PORTAL}/payment-form/ID`,
      'If you’ve already paid, you can ignore this email.',
      'Demo Foods',
      `You’re getting this email because “Invoice reminders” is on in your account settings.\nUnsubscribe or change email preferences: ${PORTAL}/account-settings`,
    ].join('\n\n'),
  );
  expect(await subjectsAt('2026-04-03T12:00:00Z')).toHaveLength(1);
  expect((await subjectsAt('2026-04-04T12:00:00Z'))[0]).toBe('chief@demo.test: Invoice INV-19B is overdue');
  expect((await subjectsAt('2026-04-05T12:00:00Z'))[0]).toBe('chief@demo.test: Invoice INV-19A is overdue');
  expect(await subjectsAt('2026-04-06T12:00:00Z')).toHaveLength(3);
});

test('the links of an e-mail pay the invoice and open its PDF', async () => {
  await open();
  const [mail] = await mailsAt('2026-03-31T12:00:00Z');
  expect(mail?.subject).toBe('Invoice INV-19B is due on April 3, 2026');
  expect(mail?.html).toMatch(/<a href="[^"]+\/payment-form\/[\w-]+" style="[^"]*">Pay invoice INV-19B<\/a>/);
  expect(mail?.html).toMatch(/<a href="[^"]+" style="[^"]*">Download PDF<\/a>/);
  expect(mail?.html).toContain(`<a href="${PORTAL}/account-settings"`);
  const [, payment] = /payment-form\/([\w-]+)/.exec(mail?.body ?? '') ?? [];
  expect((await backEnd.get(`/payment_form/${payment}`)).body).toMatchObject({
    invoice: { transaction_number: 'INV-19B', balance: 194.4 },
  });
  const [, path = ''] = /\/backend(\/documents\S+)/.exec(mail?.body ?? '') ?? [];
  const pdf = await fetch(backEnd.address + path);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('days without a server are made up for, also the day an invoice becomes overdue', async () => {
  await open();
  expect(await subjectsAt('2026-04-08T16:00:00Z')).toEqual(['chief@demo.test: Payment reminder: 2 invoices']);
  expect((await mailsOf(backEnd))[0]?.body).toContain('Due date: April 3, 2026 (overdue)');
});

test('a job that is repeated, on the same day or later, sends nothing twice', async () => {
  await open();
  expect(await subjectsAt('2026-04-01T12:00:00Z')).toHaveLength(1);
  const again = `update daily_jobs set done_for = '2026-03-10', started_at = null`;
  await change(again);
  expect(await subjectsAt('2026-04-01T18:00:00Z')).toHaveLength(1);
  await change(again);
  expect(await subjectsAt('2026-04-02T12:00:00Z')).toHaveLength(1);
});

test('a paid invoice isn’t mentioned', async () => {
  await open();
  await change(
    `update transactions set status = 'paid', balance = 0 where transaction_number = 'INV-19B'`,
    `update transactions set status = 'cancelled' where transaction_number = 'INV-19A'`,
  );
  expect(await mailsAt('2026-04-01T12:00:00Z')).toEqual([]);
  expect(await mailsAt('2026-04-08T12:00:00Z')).toEqual([]);
});

test('who has switched invoice reminders off gets none, and those of later stages after switching them on', async () => {
  await open();
  await prefer({ invoice_emails: false });
  expect(await mailsAt('2026-04-01T12:00:00Z')).toEqual([]);
  await prefer({ invoice_emails: true });
  expect(await subjectsAt('2026-04-04T12:00:00Z')).toEqual(['chief@demo.test: Payment reminder: 2 invoices']);
});

test('a disabled user gets none', async () => {
  await open();
  await change(`update users set disabled = true where email = 'chief@demo.test'`);
  expect(await mailsAt('2026-04-08T12:00:00Z')).toEqual([]);
});

test('a company that sends no e-mails sends none', async () => {
  await open(setting('PORTAL_DISABLE_EMAIL_NOTIFICATIONS'));
  expect(await mailsAt('2026-04-08T12:00:00Z')).toEqual([]);
});

test('whoever may not see prices gets neither amounts nor a link that pays', async () => {
  await open(setting('PORTAL_HIDE_PRICES'));
  const [mail] = await mailsAt('2026-03-31T12:00:00Z');
  expect(mail?.body).toContain('Invoice INV-19B\nDue date: April 3, 2026\n');
  expect(mail?.body).not.toMatch(/\$|194|payment-form|Balance/);
  expect(mail?.body).toContain(`View invoice INV-19B: ${PORTAL}/account?document=`);
});

test('who may see prices although the company hides them gets amounts', async () => {
  await open({ ...setting('PORTAL_HIDE_PRICES'), ...chiefWith({ force_show_price: true }) });
  expect((await mailsAt('2026-03-31T12:00:00Z'))[0]?.body).toContain('Balance due: $194.40');
});

test('without a gateway the invoice is only shown', async () => {
  await open({ gateways: [] });
  const [mail] = await mailsAt('2026-03-31T12:00:00Z');
  expect(mail?.body).not.toContain('payment-form');
  expect(mail?.body).toContain(`View invoice INV-19B: ${PORTAL}/account?document=`);
});

test.each([
  ['es', 'La factura INV-19B vence el 3 de abril de 2026', 'Saldo pendiente: $194.40', 'lang=es'],
  ['fr', 'La facture INV-19B arrive à échéance le 3 avril 2026', 'Solde à payer\u00a0: 194,40 $', 'lang=fr'],
])('in the language that the reader has chosen: %s', async (language, subject, amount, link) => {
  await open();
  await prefer({ language });
  const [mail] = await mailsAt('2026-03-31T12:00:00Z');
  expect(mail?.subject).toBe(subject);
  expect(mail?.body.replaceAll('\u202f', ' ')).toContain(amount);
  expect(mail?.body).toContain(link);
});

test('an invoice of another company is mailed by that company, in its language and currency', async () => {
  await open();
  await change(
    `update companies set data = data || '{"locale_code": "es-CO"}' where id = 2`,
    `insert into transactions select (jsonb_populate_record(null::transactions, to_jsonb(t) || jsonb_build_object('id', gen_random_uuid(), 'company_id', 2, 'client_id', 110, 'user_id', 11, 'currency_code', 'COP', 'transaction_number', 'FV-1', 'cart_key', null))).* from transactions t where transaction_number = 'INV-19B' and company_id = 1`,
  );
  const [mail, ...others] = await mailsAt('2026-03-31T12:00:00Z', 2);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'comprador@andina.test',
    subject: 'La factura FV-1 vence el 3 de abril de 2026',
  });
  expect(mail?.body).toContain('Saldo pendiente: $ 194\n');
  expect((await mailsOf(backEnd, 1)).map(({ to }) => to)).toEqual(['chief@demo.test']);
});
