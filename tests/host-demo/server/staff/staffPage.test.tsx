import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BackEnd, startBackEnd } from '../../../support/backEnd/backEnd.ts';
import { DEMO_KEY, mailsOf } from '../../../support/backEnd/outbox.ts';
import { PASSWORD } from '../../../support/backEnd/tenants.ts';

/** A company's staff decides sign-ups on the page that the back end serves. */

const KEY = 'key of demo foods';
let backEnd: BackEnd;
const addresses: string[] = [];

beforeAll(async () => {
  // The back end runs in Node; jsdom's files can't be streamed.
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('File', NodeFile);
  backEnd = await startBackEnd({
    backOfficeKeys: { demo: KEY },
    demoKey: DEMO_KEY,
    portalOf: (alias) => `https://${alias}.shop.test`,
  });
});
afterAll(async () => {
  Reflect.deleteProperty(pageWindow, 'fetch');
  document.body.replaceChildren();
  await backEnd.close();
});

/** The window that scripts of the document run in, which isn't the test's: vitest names it `jsdom`. */
const pageWindow: object = Reflect.get(globalThis, 'jsdom').window;

/** As a browser would: the page's markup, then its script, whose calls are relative to the page. */
const openPage = async (): Promise<void> => {
  const html = await (await fetch(`${backEnd.address}/staff`)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  const source = page.querySelector('script')?.getAttribute('src') ?? '';
  const pageUrl = `${backEnd.address}/staff`;
  const script = document.createElement('script');
  script.textContent = await (await fetch(new URL(source, pageUrl))).text();
  Object.assign(pageWindow, {
    fetch: (path: string, init?: RequestInit) => {
      const { href } = new URL(path, pageUrl);
      addresses.push(href);
      return fetch(href, init);
    },
  });
  document.body.append(script);
};

let network = 0;
const signUp = async (company_name: string, customer_code = ''): Promise<void> => {
  network += 1;
  const { status } = await backEnd.post('/users/signup', {
    headers: { 'x-forwarded-for': `198.51.100.${network}` },
    body: {
      request_id: randomUUID(),
      company_id: 1,
      email: `${company_name.toLowerCase()}@new.test`,
      password: PASSWORD,
      contact_name: 'Ana Ruiz',
      company_name,
      tax_id: '12-345',
      phone: '',
      address: '12 Main St',
      city: 'Miami',
      state: 'FL',
      zipcode: '33101',
      country: 'US',
      customer_code,
      language: 'en',
    },
  });
  expect(status).toBe(200);
};
const mailsTo = async (email: string) => (await mailsOf(backEnd)).filter(({ to }) => to === email);
const activate = async (email: string) => {
  const mail = (await mailsTo(email)).find(({ subject }) => !/Confirm/.test(subject));
  const token = /\/activate\/(?<token>[\w-]+)/.exec(mail?.body ?? '')?.groups?.token;
  const body = { company_id: 1, token, password: PASSWORD, is_new_password: false, request_id: randomUUID() };
  await backEnd.post('/users/activate', { body });
  return (await backEnd.post('/users/login', { body: { email, password: PASSWORD, company_id: 1 } })).body;
};

const enter = async (key: string): Promise<void> => {
  await userEvent.type(screen.getByLabelText(/^Company/), 'demo');
  await userEvent.type(screen.getByLabelText('Back office key'), `${key}{Enter}`);
};
const card = (name: string) => within(screen.getByRole('article', { name }));

beforeEach(openPage);

test('a wrong key shows nothing, and says so', async () => {
  await enter('another key');
  expect(await screen.findByText('The company or the key is wrong.')).toHaveRole('alert');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('staff approves with terms, limit and prices, and refuses with a reason', async () => {
  await signUp('Ruiz');
  await signUp('Lopez');
  await enter(KEY);
  expect(await screen.findByText('2 waiting.')).toHaveRole('status');
  expect(screen.getByRole('heading', { level: 1, name: 'Sign-ups' })).toHaveFocus();
  expect(card('Ruiz').getByText('ruiz@new.test')).toBeVisible();
  expect(card('Ruiz').getByText('12 Main St')).toBeVisible();

  const type = async (label: string, value: string) => {
    const field = card('Ruiz').getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
  };
  await type('Payment terms in days', '15');
  await type('Credit limit', '150');
  await type('Difference from list prices in %', '-10');
  await type('Price list number', '4');
  await userEvent.click(card('Ruiz').getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Ruiz: approved. 1 waiting.')).toHaveRole('status');
  expect(await activate('ruiz@new.test')).toMatchObject({
    user: { payterm_days: 15, credit_limit: 150, price_list_id: 4 },
  });

  // By keyboard, from the page's heading on, where the focus is.
  const reason = card('Lopez').getByLabelText('Reason for refusal, sent to the customer');
  while (document.activeElement !== reason) await userEvent.tab();
  await userEvent.keyboard('We don’t deliver there.');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Lopez: refused. Nobody is waiting.')).toHaveRole('status');
  const bodies = (await mailsTo('lopez@new.test')).map(({ body }) => body);
  expect(bodies.filter((body) => body.includes('We don’t deliver there.'))).toHaveLength(1);
});

test('a sign-up that states a known customer number joins that customer, unless staff decides otherwise', async () => {
  await signUp('Colleague', 'C-12');
  await enter(KEY);
  const joins = await screen.findByLabelText('Add to the existing customer Client other');
  expect(joins).toBeChecked();
  expect(card('Colleague').queryByRole('spinbutton')).not.toBeInTheDocument();
  await userEvent.click(joins);
  expect(card('Colleague').getByLabelText('Credit limit')).toBeEnabled();
  await userEvent.click(joins);
  await userEvent.click(card('Colleague').getByRole('button', { name: 'Approve' }));
  await screen.findByText('Colleague: approved. Nobody is waiting.');
  expect(await activate('colleague@new.test')).toMatchObject({ user: { client_name: 'Client other' } });
});

test('somebody else’s decision in the meantime is told beside the sign-up', async () => {
  await signUp('Late');
  await enter(KEY);
  await screen.findByText('1 waiting.');
  const headers = { 'x-back-office-key': KEY };
  const { body } = await backEnd.get('/signups?company_id=1', { headers });
  const id = /"id":"(?<id>[\w-]+)"/.exec(JSON.stringify(body))?.groups?.id;
  const refusal = { company_id: 1, decision: 'refuse', reason: 'No.' };
  expect((await backEnd.post(`/signups/${id}/decision`, { headers, body: refusal })).status).toBe(200);
  await userEvent.click(card('Late').getByRole('button', { name: 'Approve' }));
  expect(await card('Late').findByText(/decided otherwise in the meantime/)).toHaveRole('alert');
});

test('the key is in no address and no storage, and is forgotten on signing out', async () => {
  await enter(KEY);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(screen.getByLabelText('Back office key')).toHaveValue('');
  expect(screen.getByLabelText(/^Company/)).toHaveFocus();
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => /key/.test(decodeURIComponent(address)))).toEqual([]);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

test('the page runs its own files only, and no other page embeds it', async () => {
  const { headers } = await fetch(`${backEnd.address}/staff`);
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  const html = await (await fetch(`${backEnd.address}/staff`)).text();
  expect(html).not.toMatch(/\son\w+=|\sstyle=|<script(?! src)|<style/);
});
