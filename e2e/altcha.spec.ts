import { pathToFileURL } from 'node:url';
import { createPortalServer } from '../host-demo/portalServer.ts';
import { startBackEnd } from '../tests/support/backEnd/backEnd.ts';
import { expect, expectAccessible, expectConsole, logIn, test } from './support/journey.ts';

const EMAIL = 'buyer@demo.test';

test('after the third failed login a captcha is solved unseen, and the right password logs in; so are those of a reset and a sign-up', async ({
  page,
  consoleMessages,
}) => {
  const backEnd = await startBackEnd({ clock: () => new Date(), captcha: { kind: 'altcha' } });
  const portal = await createPortalServer({
    folder: pathToFileURL('dist/portal/'),
    backend: backEnd.address,
    parents: [],
    captcha: { kind: 'altcha' },
  });
  const address = (await portal.listen({ port: 0, host: 'localhost' })).replace(
    /\[::1\]|127\.0\.0\.1/,
    'localhost',
  );
  const asked: string[] = [];
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/captcha')) asked.push(request.postDataJSON().action);
    if (/\/users\/(login|forgot|signup)$/.test(request.url()))
      tokens.push(request.postDataJSON().recaptchaToken);
  });
  try {
    await page.goto(`${address}/login`);
    await page.getByLabel('Email').fill(EMAIL);
    for (let count = 1; count <= 3; count += 1) {
      await page.getByLabel('Password', { exact: true }).fill(`wrong ${count}`);
      const answer = page.waitForResponse((response) => response.url().endsWith('/users/login'));
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      expect((await answer).status()).toBe(401);
      await expect(page.getByRole('alert')).toHaveText('Incorrect email or password');
    }
    // Solving begins with the answer, not with the next press.
    await expect.poll(() => asked).toEqual(['login']);
    expectConsole(consoleMessages, [/status of 401/]);
    await logIn(page, EMAIL);
    expect(asked).toEqual(['login']);
    expect(tokens).toEqual([null, null, null, expect.any(String)]);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${address}/forgot`);
    await expect.poll(() => asked).toEqual(['login', 'reset']);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(/we’ve sent you a link/)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${address}/signup`);
    await expect.poll(() => asked).toEqual(['login', 'reset', 'signup']);
    const texts = {
      'Your name': 'Ana Ruiz',
      Email: 'ana@ruiz.test',
      'Choose a password': 'Nuevo#2026',
      'Confirm password': 'Nuevo#2026',
    };
    for (const [label, text] of Object.entries(texts))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Company name').fill('Ruiz Foods');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(/We’ve sent a link to ana@ruiz.test/)).toBeVisible();
    expect(tokens.slice(4)).toEqual([expect.any(String), expect.any(String)]);
    expect(asked).toEqual(['login', 'reset', 'signup']);
  } finally {
    // Its requests end before the servers do.
    await page.close();
    await Promise.all([portal.close(), backEnd.close()]);
  }
});
