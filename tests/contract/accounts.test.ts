import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activationResponse } from '../../src/api/access/linkSchema.ts';
import { devicesResponse } from '../../src/api/account/accountSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { DEMO_KEY, decideSignup, mailsOf, signupsOf } from '../support/backEnd/outbox.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

/** Sign-up, one-time links, forgotten passwords and devices. */

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd({
    demoKey: DEMO_KEY,
    portalOf: (alias) => `https://${alias}.example.com`,
    hashLimits: { perAddress: 32 },
  });
});
afterAll(() => backEnd.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW_PASSWORD = 'Nuevo#2026';

/** Each test has an address of its own, because addresses are limited. */
let network = 0;
const newAddress = () => {
  network += 1;
  return { 'x-forwarded-for': `198.51.100.${network}` };
};

const signUp = (email: string, changes: object = {}, headers = newAddress()) =>
  backEnd.post('/users/signup', {
    headers,
    body: {
      request_id: randomUUID(),
      company_id: 1,
      email,
      password: NEW_PASSWORD,
      contact_name: 'Ana Ruiz',
      company_name: 'Ruiz Foods',
      tax_id: '12-3456789',
      phone: '+1 305 555 0100',
      address: '12 Main St',
      city: 'Miami',
      state: 'FL',
      zipcode: '33101',
      country: 'US',
      customer_code: '',
      language: 'es',
      ...changes,
    },
  });
const forgot = (email: string, headers = newAddress()) =>
  backEnd.post('/users/forgot', { headers, body: { company_id: 1, email, language: 'en' } });
const link = (path: string, token: string, changes: object = {}) =>
  backEnd.post(path, { headers: newAddress(), body: { company_id: 1, token, ...changes } });
const logIn = (email: string, password: string) =>
  backEnd.post('/users/login', { headers: newAddress(), body: { email, password, company_id: 1 } });

/** The e-mails to an address, in no order: they may have the same time. */
const mailsTo = async (email: string) => (await mailsOf(backEnd)).filter(({ to }) => to === email);
const tokenIn = (text: string | undefined): string => /\/activate\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';
/** The token of the only e-mail with such a subject. */
const tokenFrom = async (email: string, subject: RegExp): Promise<string> => {
  const [mail] = (await mailsTo(email)).filter((each) => subject.test(each.subject));
  return tokenIn(mail?.body);
};

const waitingFor = async (email: string) =>
  (await signupsOf(backEnd)).find((signup) => signup.email === email);
const approve = async (email: string, client_id: number | null = null) =>
  decideSignup(backEnd, (await waitingFor(email))?.id, { decision: 'approve', client_id });
/** Confirms a sign-up with its password. */
const activate = (token: string, changes: object = {}) =>
  link('/users/activate', token, {
    password: NEW_PASSWORD,
    is_new_password: false,
    request_id: randomUUID(),
    ...changes,
  });

test('a sign-up is confirmed, approved, and logs in', async () => {
  const email = 'ana@ruiz.test';
  expect(await signUp(email)).toMatchObject({ status: 200, body: { success: true } });
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(401);
  const token = await tokenFrom(email, /^Confirme su correo/);
  expect(token).toHaveLength(43);
  // Opening the page changes nothing, however often.
  for (const _ of [1, 2]) {
    expect((await link('/users/link', token)).body).toMatchObject({ purpose: 'activation', state: 'valid' });
  }
  // Somebody else's password opens no account, and doesn't spend the link.
  expect(await activate(token, { password: 'Guess#2026' })).toMatchObject({
    status: 422,
    body: { code: 'wrong_password' },
  });
  const request_id = randomUUID();
  expect((await activate(token, { request_id })).body).toMatchObject({ state: 'pending' });
  expect((await link('/users/link', token)).body).toMatchObject({ state: 'used' });
  expect((await activate(token)).body).toMatchObject({ code: 'link_used' });
  // The repeat of a request whose answer was lost.
  expect((await activate(token, { request_id })).body).toMatchObject({ state: 'pending' });
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(401);
  expect((await approve(email)).status).toBe(200);
  expect(await logIn(email, NEW_PASSWORD)).toMatchObject({
    status: 200,
    body: { user: { client_name: 'Ruiz Foods', client_nit: '12-3456789', ship_address_city: 'Miami' } },
  });
});

test('an approval before the confirmation waits for it', async () => {
  const email = 'early@ruiz.test';
  await signUp(email, { language: 'en' });
  const first = await tokenFrom(email, /^Confirm your email/);
  await approve(email);
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(401);
  const second = await tokenFrom(email, /has approved/);
  expect((await activate(first)).body).toMatchObject({ code: 'link_expired' });
  expect((await activate(second)).body).toMatchObject({ state: 'active' });
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
});

test('a confirmation logs in once, where the company has approved the sign-up', async () => {
  const approvedLink = async (email: string) => {
    await signUp(email, { language: 'en' });
    await approve(email);
    return tokenFrom(email, /has approved/);
  };
  const pending = 'pending@ruiz.test';
  await signUp(pending);
  const waiting = await activate(await tokenFrom(pending, /^Confirme/));
  expect(waiting.body).toMatchObject({ state: 'pending', session: null });
  expect(waiting.headers.get('set-cookie')).toBeNull();

  const token = await approvedLink('at-once@ruiz.test');
  const request_id = randomUUID();
  const opened = await activate(token, { request_id });
  expect(opened.body).toMatchObject({ state: 'active', session: { user: { email: 'at-once@ruiz.test' } } });
  expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
  const { session } = v.parse(activationResponse, opened.body);
  const devices = await backEnd.get('/users/sessions', { token: session?.token ?? null });
  expect(v.parse(devicesResponse, devices.body).sessions).toMatchObject([{ is_current: true }]);

  // Neither the repeat of the request nor another use of the link logs anybody in.
  const repeat = await activate(token, { request_id });
  expect(repeat.body).toMatchObject({ state: 'active', session: null });
  expect(repeat.headers.get('set-cookie')).toBeNull();
  const second = await activate(token);
  expect(second.body).toMatchObject({ code: 'link_used' });
  expect(second.headers.get('set-cookie')).toBeNull();

  // A stranger's link leads into the stranger's account only with the stranger's password.
  const foreign = await activate(await approvedLink('foreign-link@ruiz.test'), {
    password: 'Chosen#2026',
    is_new_password: true,
  });
  expect(foreign.body).toMatchObject({ state: 'active', session: null });
  expect(foreign.headers.get('set-cookie')).toBeNull();
});

test.each(['city', 'state'])('an address without a %s is refused, as in the form', async (missing) => {
  const email = `no-${missing}@ruiz.test`;
  expect(await signUp(email, { [missing]: ' ' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', error: `${missing}: needed with an address` },
  });
  expect((await signUp(email, { [missing]: '', address: '' })).status).toBe(200);
});

test('parallel repeats of one activation have the same answer, and another request hasn’t', async () => {
  for (const is_new_password of [false, true]) {
    const email = `parallel-${is_new_password}@ruiz.test`;
    await signUp(email);
    const token = await tokenFrom(email, /^Confirme/);
    const sent = { request_id: randomUUID(), is_new_password };
    const same = await Promise.all([1, 2, 3, 4].map(() => activate(token, sent)));
    for (const answer of same) expect(answer).toMatchObject({ status: 200, body: { state: 'pending' } });
    expect((await activate(token)).body).toMatchObject({ code: 'link_used' });
  }
});

test('parallel repeats of one reset have the same answer and one mail', async () => {
  const email = 'parallel-reset@ruiz.test';
  await signUp(email, { language: 'en' });
  await approve(email);
  await activate(await tokenFrom(email, /has approved/));
  await forgot(email);
  await expect.poll(() => tokenFrom(email, /^Reset/)).not.toBe('');
  const token = await tokenFrom(email, /^Reset/);
  const sent = { newPassword: 'Other#2026', language: 'en', request_id: randomUUID() };
  const same = await Promise.all([1, 2, 3, 4].map(() => link('/users/reset', token, sent)));
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const changed = (await mailsTo(email)).filter(({ subject }) => subject === 'Your password was changed');
  expect(changed).toHaveLength(1);
});

test('a refusal tells the reason, once', async () => {
  const email = 'refused@ruiz.test';
  await signUp(email, { language: 'fr' });
  const refusal = { decision: 'refuse', reason: 'Hors de notre zone' };
  const id = (await waitingFor(email))?.id;
  const send = (sent: object) => decideSignup(backEnd, id, sent);
  expect([(await send(refusal)).status, (await send(refusal)).status]).toEqual([200, 200]);
  expect((await send({ decision: 'approve', client_id: null })).status).toBe(409);
  const mails = (await mailsTo(email)).filter((mail) => /^Votre demande/.test(mail.subject));
  expect(mails.map((mail) => mail.body)).toEqual([expect.stringContaining('Hors de notre zone')]);
});

test('a known and an unknown e-mail have the same answers', async () => {
  const [known, unknown] = [await signUp('BUYER@demo.test'), await signUp('nobody@ruiz.test')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect((await mailsTo('buyer@demo.test')).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Ya tiene una cuenta/),
  );
  expect((await logIn('buyer@demo.test', NEW_PASSWORD)).status).toBe(401);
  const [forgotten, never] = [await forgot('buyer@demo.test'), await forgot('never@ruiz.test')];
  expect([forgotten.status, forgotten.body]).toEqual([never.status, never.body]);
  expect(await mailsTo('never@ruiz.test')).toEqual([]);
});

const PDF = Buffer.from('%PDF-1.7 certificate\n%%EOF\n').toString('base64');

const pdfOf = (text: string) => ({
  name: 'tax.pdf',
  type: 'application/pdf',
  content: Buffer.from(text).toString('base64'),
});
/** The smallest PNG, of one pixel, and what follows. */
const pngOf = (after: string) => ({
  name: 'tax.png',
  type: 'image/png',
  content: Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from(after),
  ]).toString('base64'),
});

test('a document is stored under a safe name with the ending of its type', async () => {
  const email = 'names@ruiz.test';
  const document = { ...pdfOf('%PDF-1.7\n%%EOF'), name: '..\\..\\<b>\u202etax\r\n.html.exe' };
  expect((await signUp(email, { document })).status).toBe(200);
  expect((await waitingFor(email))?.document).toBe('b_tax__html_exe.pdf');
});

test.each([
  ['a weak password', { password: 'weak' }, 422],
  [
    'a document that isn’t of its type',
    { document: { name: 'a.png', type: 'image/png', content: PDF } },
    422,
  ],
  ['another type', { document: { name: 'a.html', type: 'text/html', content: PDF } }, 400],
  ['no e-mail', { email: 'nobody' }, 400],
  ['an e-mail with a comma', { email: 'a@ruiz.test,b@ruiz.test' }, 400],
  ['an e-mail with markup', { email: '<b>a@ruiz.test' }, 400],
  ['an e-mail with an invisible character', { email: 'a\u200bb@ruiz.test' }, 400],
  ['a name of two lines', { contact_name: 'Ana\n\nPay here: https://evil.test' }, 400],
  ['a company of two lines', { company_name: 'Ruiz\u2028Foods' }, 400],
  ['an address with a control character', { address: '12\u0000 Main St' }, 400],
  ['a name that turns the direction of writing', { contact_name: 'Ana \u202etset' }, 400],
  ['a PDF with an archive behind it', { document: pdfOf('%PDF-1.7\n%%EOF\nPK\u0003\u0004') }, 422],
  ['a PDF that begins as a page', { document: pdfOf('%PDF-1.7 <script>alert(1)</script>\n%%EOF') }, 422],
  ['a PNG with something behind it', { document: pngOf('<b>') }, 422],
  ['a PNG', { document: pngOf('') }, 200],
  ['an unknown company', { company_id: 999 }, 404],
  ['a PDF', { document: { name: 'tax.pdf', type: 'application/pdf', content: PDF } }, 200],
])('%s is answered as it should be', async (_name, changes, status) => {
  expect((await signUp(`documents${network}@ruiz.test`, changes)).status).toBe(status);
});

test('a document of more than 4 MB is refused, and one of 4 MB is given to the staff as it was sent', async () => {
  const pdf = (bytes: number) =>
    Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 10, 'x'), Buffer.from('%%EOF')]);
  const sent = (content: Buffer) => ({
    document: { name: 'tax.pdf', type: 'application/pdf', content: content.toString('base64') },
  });
  const largest = 4 * 1024 * 1024;
  const email = 'largest@ruiz.test';
  const refused = await signUp(email, sent(pdf(largest + 1)));
  expect(refused).toMatchObject({ status: 422, body: { code: 'document_too_large' } });
  expect((await signUp(email, sent(pdf(largest)))).status).toBe(200);
  const found = await waitingFor(email);
  expect(found).toMatchObject({ document: 'tax.pdf', company_name: 'Ruiz Foods' });
  const response = await fetch(`${backEnd.address}/demo/signups/${found?.id}/document`, {
    headers: { 'x-demo-key': DEMO_KEY },
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf(largest))).toBe(true);
});

test('a sign-up that is sent twice is one, with one e-mail', async () => {
  const email = 'twice@ruiz.test';
  const request_id = randomUUID();
  for (const _ of [1, 2]) expect((await signUp(email, { request_id })).status).toBe(200);
  expect((await signupsOf(backEnd)).filter((each) => each.email === email)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the id of a request is that of one e-mail: another’s sign-up and mail aren’t lost', async () => {
  const request_id = randomUUID();
  const emails = ['first-id@ruiz.test', 'second-id@ruiz.test'];
  for (const email of emails) expect((await signUp(email, { request_id })).status).toBe(200);
  expect(await waitingFor('first-id@ruiz.test')).toBeDefined();
  expect(await waitingFor('second-id@ruiz.test')).toBeDefined();
  expect(await mailsTo('second-id@ruiz.test')).toHaveLength(1);
});

test('only the company decides to which customer a sign-up belongs, and a new password may be chosen', async () => {
  const email = 'colleague@ruiz.test';
  await signUp(email, { customer_code: 'c-12', language: 'en' });
  const found = await waitingFor(email);
  expect(found?.client).toEqual({ client_id: 120, client_name: 'Client other' });
  await approve(email, 120);
  const token = await tokenFrom(email, /has approved/);
  const chosen = { password: 'Chosen#2026', is_new_password: true };
  expect((await activate(token, { ...chosen, password: 'weak' })).status).toBe(422);
  expect((await activate(token, chosen)).body).toMatchObject({ state: 'active' });
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(401);
  expect(await logIn(email, 'Chosen#2026')).toMatchObject({
    status: 200,
    body: { user: { client_id: 120, client_name: 'Client other' } },
  });
  const stranger = 'stranger@ruiz.test';
  await signUp(stranger, { customer_code: 'c-12', language: 'en' });
  await approve(stranger);
  await activate(await tokenFrom(stranger, /has approved/));
  expect(await logIn(stranger, NEW_PASSWORD)).toMatchObject({
    body: { user: { client_name: 'Ruiz Foods' } },
  });
});

test('the e-mails have the company’s name and colour, and nothing that a customer typed is HTML', async () => {
  const email = 'look@ruiz.test';
  await signUp(email, { language: 'en' });
  const [confirmation] = await mailsTo(email);
  expect(confirmation?.html).toContain('>Confirm your email</a>');
  expect(confirmation?.html).toContain('>Demo Foods<');
  await decideSignup(backEnd, (await waitingFor(email))?.id, {
    decision: 'refuse',
    reason: '<b>No</b> & no',
  });
  const refusal = (await mailsTo(email)).find(({ subject }) => /account request/.test(subject));
  expect(refusal?.html).toContain('&lt;b&gt;No&lt;/b&gt; &amp; no');
});

test('sign-ups are limited for an e-mail, and for an address', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await signUp('often@ruiz.test')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const same = newAddress();
  const many: number[] = [];
  for (let at = 0; at < 21; at += 1) many.push((await forgot(`many${at}@ruiz.test`, same)).status);
  expect(many.filter((status) => status === 429)).toHaveLength(1);
});

test('a reset is valid for half an hour and within its company, and ends all sessions', async () => {
  const email = 'reset@ruiz.test';
  await signUp(email, { language: 'en' });
  await approve(email);
  await activate(await tokenFrom(email, /has approved/));
  const token = await backEnd.login(email, 1, NEW_PASSWORD);

  const requestReset = async () => {
    const before = new Set((await mailsTo(email)).map((mail) => tokenIn(mail.body)));
    await forgot(email);
    const fresh = async () =>
      (await mailsTo(email)).map((mail) => tokenIn(mail.body)).find((each) => !before.has(each)) ?? '';
    await expect.poll(fresh).not.toBe('');
    return fresh();
  };
  const reset = (linkToken: string, newPassword = 'Other#2026', changes: object = {}) => {
    const sent = { newPassword, language: 'en', request_id: randomUUID(), ...changes };
    return link('/users/reset', linkToken, sent);
  };

  const late = await requestReset();
  backEnd.clock.forward(30 * MINUTE);
  expect((await reset(late)).body).toMatchObject({ code: 'link_expired' });
  const good = await requestReset();
  expect((await reset(good, 'weak')).status).toBe(422);
  expect((await reset(good, 'Other#2026', { company_id: 2 })).body).toMatchObject({ code: 'link_wrong' });
  expect((await activate(good)).body).toMatchObject({ code: 'link_wrong' });
  const [one, other] = [randomUUID(), randomUUID()];
  const both = await Promise.all([one, other].map((request_id) => reset(good, 'Other#2026', { request_id })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  const request_id = both[0]?.status === 200 ? one : other;
  expect((await reset(good, 'Other#2026', { request_id })).status).toBe(200);
  expect((await backEnd.get('/users/sessions', { token })).status).toBe(401);
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(401);
  expect((await logIn(email, 'Other#2026')).status).toBe(200);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Your password was changed')).toHaveLength(1);
});

test('the mail about a changed password can’t be suppressed by an id that was used before', async () => {
  const request_id = randomUUID();
  const changed = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject === 'Your password was changed').length;
  const reset = async (email: string) => {
    const before = new Set((await mailsTo(email)).map((mail) => tokenIn(mail.body)));
    await forgot(email);
    const fresh = async () =>
      (await mailsTo(email)).map((mail) => tokenIn(mail.body)).find((each) => !before.has(each)) ?? '';
    await expect.poll(fresh).not.toBe('');
    const sent = { newPassword: 'Other#2026', language: 'en', request_id };
    expect((await link('/users/reset', await fresh(), sent)).status).toBe(200);
  };
  for (const email of ['thief@ruiz.test', 'victim@ruiz.test']) {
    await signUp(email, { language: 'en' });
    await approve(email);
    await activate(await tokenFrom(email, /has approved/));
    await reset(email);
    expect(await changed(email)).toBe(1);
  }
  // Another link of the same user is another act.
  await reset('victim@ruiz.test');
  expect(await changed('victim@ruiz.test')).toBe(2);
});

test('a confirmation expires after 72 hours, and a new one is sent', async () => {
  const email = 'late@ruiz.test';
  await signUp(email);
  const token = await tokenFrom(email, /^Confirme/);
  backEnd.clock.forward(72 * HOUR);
  expect((await link('/users/link', token)).body).toMatchObject({ state: 'expired' });
  await forgot(email);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  expect((await link('/users/link', 'x'.repeat(43))).body).toMatchObject({ purpose: null, state: 'wrong' });
});

test('a customer sees and ends their own devices, and nobody else’s', async () => {
  const [one, other] = [await backEnd.login('buyer@demo.test', 1), await backEnd.login('buyer@demo.test', 1)];
  const list = async (token: string) =>
    v.parse(devicesResponse, (await backEnd.get('/users/sessions', { token })).body).sessions;
  const current = (await list(other)).find((session) => session.is_current)?.id ?? '';
  const end = (token: string, id: string | null) =>
    backEnd.post('/users/sessions/end', { token, body: { id } });
  const stranger = await backEnd.login('reset@ruiz.test', 1, 'Other#2026');
  expect((await end(stranger, current)).status).toBe(200);
  expect((await backEnd.get('/users/sessions', { token: other })).status).toBe(200);
  // Repeats change nothing more, and no session ends itself.
  expect([(await end(one, current)).status, (await end(one, current)).status]).toEqual([200, 200]);
  expect((await backEnd.get('/users/sessions', { token: other })).status).toBe(401);
  await backEnd.login('buyer@demo.test', 1, PASSWORD);
  await end(one, null);
  expect(await list(one)).toMatchObject([{ is_current: true }]);
  expect((await backEnd.get('/users/sessions')).status).toBe(401);
});

test('a device that ends itself is logged out, and the others stay', async () => {
  const [one, other] = [await backEnd.login('buyer@demo.test', 1), await backEnd.login('buyer@demo.test', 1)];
  const before = v.parse(
    devicesResponse,
    (await backEnd.get('/users/sessions', { token: one })).body,
  ).sessions;
  const id = before.find((session) => session.is_current)?.id ?? '';
  const { status, body, headers } = await backEnd.post('/users/sessions/end', { token: one, body: { id } });
  expect(status).toBe(200);
  expect(v.parse(devicesResponse, body).sessions.map((session) => session.id)).not.toContain(id);
  expect(headers.get('set-cookie')).toMatch(/^portal_session=;/);
  expect((await backEnd.get('/users/sessions', { token: one })).status).toBe(401);
  expect((await backEnd.get('/users/sessions', { token: other })).status).toBe(200);
});

test('without the flag of the demo nobody decides', async () => {
  const real = await startBackEnd();
  const path = '/demo/signups?company_id=1';
  expect((await real.get(path, { headers: { 'x-demo-key': '' } })).status).toBe(404);
  await real.close();
  expect((await backEnd.get(path)).status).toBe(401);
  const id = randomUUID();
  expect((await backEnd.post(`/demo/signups/${id}/decision`, { body: {} })).status).toBe(401);
  expect((await backEnd.get(`/demo/signups/${id}/document`)).status).toBe(401);
});
