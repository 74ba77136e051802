import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { createPortalServer } from '../host-demo/portalServer.ts';
import { startBackEnd } from '../tests/support/backEnd/backEnd.ts';
import { expect, expectConsole, logIn, test } from './support/journey.ts';

const SITE_KEY = 'site-key';
const SECRET = 'secret';
/** Like Google's script, it puts a frame into the page; the first token is refused. */
const SCRIPT = `{
  const tokens = ['robot', 'human'];
  const frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/anchor';
  frame.hidden = true;
  document.body.append(frame);
  window.grecaptcha = {
    ready: (listener) => listener(),
    execute: async (key, { action }) => (key === '${SITE_KEY}' && action === 'login' ? tokens.shift() : ''),
  };
}`;

const addressOf = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address: AddressInfo | string | null = server.address();
  return address !== null && typeof address !== 'string' ? `http://localhost:${address.port}` : '';
};

test('a login with reCAPTCHA sends its token, which the back end has verified; a refused one is explained', async ({
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
      response.end(JSON.stringify({ success: secret === SECRET && token === 'human' }));
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
    await page.goto(`${address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}/login`);
    const sent = page.waitForRequest((request) => request.url().endsWith('/users/login'));
    await page.getByLabel('Email').fill('buyer@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('Portal#2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: 'robot' });
    await expect(page.getByText('We couldn’t verify that you’re not a robot.')).toBeVisible();
    expectConsole(consoleMessages, [/status of 422/]);
    await logIn(page, 'buyer@demo.test');
    expect(asked).toEqual([`${SECRET} robot`, `${SECRET} human`]);
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
