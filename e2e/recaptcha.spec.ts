import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { createPortalServer } from '../host-demo/portalServer.ts';
import { startBackEnd } from '../tests/support/backEnd/backEnd.ts';
import { expect, expectConsole, PASSWORD, test } from './support/journey.ts';

const SITE_KEY = 'site-key';
const SECRET = 'secret';
/** Like Google's script, it puts a frame into the page; tokens name their action, and a page's first one is refused. */
const SCRIPT = `{
  const tokens = ['robot', 'human'];
  const frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/anchor';
  frame.hidden = true;
  document.body.append(frame);
  window.grecaptcha = {
    ready: (listener) => listener(),
    execute: async (key, { action }) => (key === '${SITE_KEY}' ? tokens.shift() + ' ' + action : ''),
  };
}`;

const addressOf = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address: AddressInfo | string | null = server.address();
  return address !== null && typeof address !== 'string' ? `http://localhost:${address.port}` : '';
};

type Form = {
  path: string;
  call: string;
  action: string;
  /** What is typed before Continue, in a form of two steps. */
  firstTexts?: Record<string, string>;
  texts: Record<string, string>;
  button: string;
  refused: string;
  done: (page: Page) => Promise<void>;
};

const NEW_PASSWORD = 'Nuevo#2026';
const forms: Record<string, Form> = {
  'a login': {
    path: '/login',
    call: '/users/login',
    action: 'login',
    texts: { Email: 'buyer@demo.test', Password: PASSWORD },
    button: 'Log in',
    refused: 'We couldn’t verify that you’re not a robot.',
    done: (page) => expect(page.getByRole('button', { name: 'Account: buyer@demo.test' })).toBeVisible(),
  },
  'a sign-up': {
    path: '/signup',
    call: '/users/signup',
    action: 'signup',
    firstTexts: {
      'Your name': 'Ana Ruiz',
      Email: 'ana@ruiz.test',
      'Choose a password': NEW_PASSWORD,
      'Confirm password': NEW_PASSWORD,
    },
    texts: { 'Company name': 'Ruiz Foods' },
    button: 'Create account',
    refused: 'We couldn’t verify that you’re a person. Try again.',
    done: (page) => expect(page.getByText(/We’ve sent a link to ana@ruiz.test/)).toBeVisible(),
  },
  'a forgotten password': {
    path: '/forgot',
    call: '/users/forgot',
    action: 'reset',
    texts: { Email: 'buyer@demo.test' },
    button: 'Send link',
    refused: 'We couldn’t verify that you’re a person. Try again.',
    done: (page) => expect(page.getByText(/we’ve sent you a link/)).toBeVisible(),
  },
};

const fillIn = async (page: Page, texts: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
};

for (const [name, { path, call, action, firstTexts, texts, button, refused, done }] of Object.entries(
  forms,
)) {
  test(`${name} with reCAPTCHA sends its token, which the back end has verified; a refused one is explained`, async ({
    page,
    consoleMessages,
  }) => {
    const asked: string[] = [];
    const google = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      request.on('end', () => {
        const { secret = '', response: token = '' } = Object.fromEntries(new URLSearchParams(body));
        asked.push(`${secret} ${token}`);
        response.end(JSON.stringify({ success: secret === SECRET && token.startsWith('human ') }));
      });
    });
    const verifyUrl = `${await addressOf(google)}/siteverify`;
    const backEnd = await startBackEnd({
      clock: () => new Date(),
      captcha: { kind: 'recaptcha', secret: SECRET, verifyUrl },
    });
    const portal = await createPortalServer({
      folder: pathToFileURL('dist/portal/'),
      backend: backEnd.address,
      parents: [],
      captcha: { kind: 'recaptcha', siteKey: SITE_KEY },
    });
    const address = await portal.listen({ port: 0, host: 'localhost' });
    try {
      await page.route('https://www.google.com/recaptcha/**', (route) =>
        route.request().url().includes(`/api.js?render=${SITE_KEY}`)
          ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
          : route.fulfill({ contentType: 'text/html', body: 'reCAPTCHA' }),
      );
      await page.goto(`${address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}${path}`);
      if (firstTexts) {
        await fillIn(page, firstTexts);
        await page.getByRole('button', { name: 'Continue', exact: true }).click();
      }
      for (const [token, outcome] of [
        [`robot ${action}`, () => expect(page.getByText(refused)).toBeVisible()],
        [`human ${action}`, () => done(page)],
      ] as const) {
        await fillIn(page, texts);
        const sent = page.waitForRequest((request) => request.url().endsWith(call));
        await page.getByRole('button', { name: button, exact: true }).click();
        expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: token });
        await outcome();
      }
      expectConsole(consoleMessages, [/status of 422/]);
      expect(asked).toEqual([`${SECRET} robot ${action}`, `${SECRET} human ${action}`]);
      expect(page.frames().map((frame) => frame.url())).toContain(
        'https://www.google.com/recaptcha/api2/anchor',
      );
    } finally {
      // Its requests end before the servers do.
      await page.close();
      await Promise.all([portal.close(), backEnd.close()]);
      google.close();
    }
  });
}
