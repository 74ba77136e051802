import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { emptyCart, expect, logIn, PORTAL, test } from './support/journey.ts';
import { add } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';
/** What a customer downloads before a screen is there, JavaScript and styles, gzip, in bytes (1 KB = 1,000). */
const KB = 1_000;
const budgets = { login: 115 * KB, store: 200 * KB, other: 230 * KB, hostSdk: 8 * KB };
/** What the store's rows wait for: the page's own script, the shop, and the store. Anything else comes behind them. */
const STORE_FILES = /\/(portal|shop|store)\./;
const MAX_CHUNKS = 25;
const SMALL_CHUNK = 5 * KB;

const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length;

/** Opens an address with an empty cache and adds up what had come when `shown` was first in the page. */
const weigh = async (
  page: Page,
  address: string,
  shown: string,
): Promise<{ bytes: number; files: string[] }> => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (!/\.(js|css)(\?|$)/.test(response.url())) return;
    const body = await response.body().catch(() => null);
    if (body) sizes.set(response.url(), gzip(body));
  });
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  }, shown);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  const files = await page.evaluate(() => {
    const at = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return loaded
      .filter(({ name, responseEnd }) => /\.(js|css)(\?|$)/.test(name) && responseEnd <= at)
      .map(({ name }) => name);
  });
  await expect.poll(() => files.every((file) => sizes.has(file))).toBe(true);
  return { bytes: files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0), files };
};

/** Texts that stand in the code of a part, and in no other: how a built file is known to hold it. */
const PARTS = {
  'the store': '/products/_search',
  prices: '/pricesRules',
  orders: 'visitSync',
  'the bridge to a parent': 'penpal',
};
const codeOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join('dist/portal', file), 'utf8')).join('\n');

test('the login stays within its budget, and loads nothing of the store, prices, orders or the bridge', async ({
  page,
}) => {
  const { bytes, files } = await weigh(page, '/login', 'input[name=password]');
  test.info().annotations.push({ type: 'size', description: `login ${bytes} B in ${files.length} files` });
  expect(files.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budgets.login);
  const portal = codeOf(readdirSync('dist/portal').filter((file) => file.endsWith('.js')));
  const login = codeOf(
    files.filter((file) => /\.js(\?|$)/.test(file)).map((file) => basename(new URL(file).pathname)),
  );
  for (const [part, text] of Object.entries(PARTS)) {
    expect(portal, `the portal's code of ${part}`).toContain(text);
    expect(login.includes(text), `${part} at the login`).toBe(false);
  }
});

const screens = [
  { name: 'store', address: '/store', shown: '[role=list] [role=listitem] a', budget: budgets.store },
  { name: 'home', address: '/home', shown: 'h1', budget: budgets.other },
  { name: 'product', address: '/product/1002', shown: 'h1', budget: budgets.other },
  { name: 'cart', address: '/cart', shown: 'h1', budget: budgets.other },
  { name: 'checkout', address: '/checkout', shown: 'h1', budget: budgets.other },
  { name: 'history', address: '/account', shown: 'table', budget: budgets.other },
];

test('the store until its rows show, and five other screens, stay within their budgets with an empty cache', async ({
  page,
  context,
}) => {
  await emptyCart('demo', BUYER);
  await page.goto('/store?text=olive%20oil');
  await logIn(page, BUYER);
  await add(page, 'Olive oil tin 5 L', 2);
  await page.goto('/cart');
  await expect(page.getByText('Saved on all your devices')).toBeVisible();
  for (const { name, address, shown, budget } of screens) {
    const fresh = await context.newPage();
    const { bytes, files } = await weigh(fresh, PORTAL + address, shown);
    test
      .info()
      .annotations.push({ type: 'size', description: `${name} ${bytes} B in ${files.length} files` });
    expect(files.length, name).toBeGreaterThan(0);
    expect(bytes, `${name}: ${files.join(' ')}`).toBeLessThanOrEqual(budget);
    if (name === 'store') expect(files.filter((file) => !STORE_FILES.test(file))).toEqual([]);
    await fresh.close();
  }
});

test('the portal has few files, and none that is hardly worth its request', () => {
  const sizes = readdirSync('dist/portal')
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, bytes: gzip(readFileSync(join('dist/portal', name))) }))
    .sort((one, other) => one.bytes - other.bytes);
  for (const { name, bytes } of sizes)
    test.info().annotations.push({ type: 'size', description: `${name} ${bytes} B` });
  expect(sizes.length).toBeLessThanOrEqual(MAX_CHUNKS);
  const small = sizes.filter(({ bytes }) => bytes < SMALL_CHUNK);
  expect(small.map(({ name, bytes }) => `${name} ${bytes}`)).toEqual([]);
});

test('the host SDK stays within its budget', () => {
  const files = readdirSync('dist/host-sdk').filter((name) => name.endsWith('.js'));
  const base = files.filter((name) => name !== 'react.js' && name !== 'testing.js');
  expect(base).toContain('index.js');
  const contents = base.map((name) => readFileSync(join('dist/host-sdk', name)));
  expect(gzip(Buffer.concat(contents))).toBeLessThanOrEqual(budgets.hostSdk);
});
