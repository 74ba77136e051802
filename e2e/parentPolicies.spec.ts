import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, expectConsole, PORTAL, SHELL, test, tokenOf } from './support/journey.ts';

/** Parents whose policies allow exactly what docs/parent-policies.md lists. A refusal is a console error, which fails the journey. */

const NONCE = 'bm9uY2Utb2YtdGhlLXBhcmVudA';
const DOCUMENT = readFileSync('docs/parent-policies.md', 'utf8');

const listed = (name: string): string => {
  const [, lines = ''] = new RegExp(`\`\`\`csp ${name}\n([^\`]+)\`\`\``).exec(DOCUMENT) ?? [];
  return lines.trim().replaceAll('\n', '; ').replaceAll('NONCE', NONCE).replaceAll('PORTAL', PORTAL);
};

const withSdk = (token: string) => `
  import { createPortal } from './sdk/index.js';
  const portal = createPortal({
    mode: 'iframe',
    src: '${PORTAL}',
    container: 'main',
    getToken: async () => ({ token: '${token}', expiresAt: Date.now() + 600_000 }),
    navigation: { bar: ['home', 'store', 'cart'], initial: { to: 'store' } },
  });`;

const withMount = (token: string) => `
  globalThis.heard = [];
  const { mount } = await import('${PORTAL}/remote/self-contained/mount.js');
  const settings = {
    context: { locale: 'en' },
    theme: {},
    navigation: { bar: ['home', 'store', 'cart'], initial: { to: 'store' } },
    size: { mode: 'fixed' },
  };
  mount(document.querySelector('main'), {
    nonce: '${NONCE}',
    hello: async () => ({
      ok: true,
      value: { protocol: 1, capabilities: ['getToken', 'event'], settings, callMs: 5_000 },
    }),
    getToken: async () => ({ ok: true, value: { token: '${token}', expiresAt: Date.now() + 600_000 } }),
    event: async (event) => {
      heard.push(event);
      return { ok: true, value: null };
    },
    leaveForPayment: async () => ({ ok: false, code: 'refused' }),
  });`;

const openParent = async (page: Page, policy: string, script: string) => {
  await page.route(`${SHELL}/policies/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const [, file] = /\/sdk\/(\w+\.js)$/.exec(pathname) ?? [];
    return file
      ? route.fulfill({ path: `dist/host-sdk/${file}`, contentType: 'text/javascript' })
      : route.fulfill({
          contentType: 'text/html',
          headers: {
            'content-security-policy': `default-src 'none'; ${policy}; ${listed('trusted-types')}`,
            'cross-origin-embedder-policy': 'require-corp',
          },
          body: `<!doctype html><title>CRM</title><link rel="icon" href="data:,"><main></main><script type="module" nonce="${NONCE}">${script}</script>`,
        });
  });
  await page.goto(`${SHELL}/policies/`);
};

test('a frame works under the policy that is listed for it', async ({ page }) => {
  await openParent(
    page,
    `${listed('frame')}; img-src data:`,
    withSdk(await tokenOf('demo', 'buyer@demo.test')),
  );
  const portal = page.frameLocator('iframe');
  await expect(portal.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(portal.getByRole('listitem').first()).toBeVisible();
});

test('a slot works under the policy that is listed for it, with its styles', async ({ page }) => {
  await openParent(page, listed('slot'), withMount(await tokenOf('demo', 'buyer@demo.test')));
  const portal = page.locator('.wp-root');
  await expect(portal.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(portal.getByRole('listitem').first()).toBeVisible();
  const bar = portal.getByRole('navigation', { name: 'Main' });
  await expect(bar).not.toHaveCSS('display', 'block');
  const withoutNonce = await page
    .locator('main style')
    .evaluateAll((styles) => styles.filter((style) => (style as HTMLStyleElement).nonce === '').length);
  expect(withoutNonce).toBe(0);
  await portal.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(portal.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

type Heard = { name: string; detail: unknown };
const problems = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { heard: Heard[] }).heard.filter(({ name }) => name === 'error'),
  );

test('a slot whose place isn’t displayed says so, with its size', async ({ page }) => {
  const script = withMount(await tokenOf('demo', 'buyer@demo.test'));
  await openParent(page, listed('slot'), `document.querySelector('main').hidden = true; ${script}`);
  await expect
    .poll(() => problems(page))
    .toEqual([
      {
        name: 'error',
        detail: { code: 'not_visible', screen: 'store', works: false, size: { width: 0, height: 0 } },
      },
    ]);
});

test('a slot whose styles are refused says so', async ({ page, consoleMessages }) => {
  const policy = listed('slot').replace(/style-src[^;]+/, "style-src 'self'");
  await openParent(page, policy, withMount(await tokenOf('demo', 'buyer@demo.test')));
  await expect
    .poll(async () => (await problems(page)).map(({ detail }) => detail))
    .toEqual([expect.objectContaining({ code: 'not_visible', works: false })]);
  expectConsole(consoleMessages, [/style-src|inline style/]);
});
