import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright/test';
import { latestOrderId, openInvoiceOf, openWithCart } from './support/customerData.ts';
import { expectSteady } from './support/expectSteady.ts';
import { expect, openAs, PORTAL, SHELL, test } from './support/journey.ts';
import { recordShifts } from './support/layoutShifts.ts';
import {
  APPROVALS,
  invoicePayment,
  LOGIN,
  paymentForm,
  ROW,
  type Screen,
  type ScreenName,
  screenOf,
  VISITOR_SCREENS,
} from './support/screens.ts';
import { gzip, type Weight, weigh } from './support/weigh.ts';

const BUYER = 'buyer@demo.test';
/** What a customer downloads before a screen is there, JavaScript and styles, gzip, in bytes (1 KB = 1,000). */
const KB = 1_000;
const budgets = {
  login: 115 * KB,
  store: 200 * KB,
  other: 230 * KB,
  slot: 65 * KB,
  hostSdk: 8 * KB,
  /** The chunk of the quick order, without the readers of lists and barcodes. */
  quickOrder: 60 * KB,
  /** The whole page of the card form. */
  card: 40 * KB,
  serviceWorker: 10 * KB,
  /** The page itself, with its first paint and the early script. */
  page: 10.1 * KB,
  pageUnpacked: 29.1 * KB,
  /** What a browser keeps from the first visit on. */
  precached: 320 * KB,
};
/** What the store's rows wait for: the page's own script, the shop, and the store. Anything else comes behind them. */
const STORE_FILES = /\/(portal|shop|store)\./;
const MAX_CHUNKS = 27;
/** Code of a provider that a company may choose, which nobody else loads: in a file of its own, with the most that it may have. */
const PROVIDERS: Record<string, number> = { firebase: 16 * KB, firestore: 157 * KB };
const SMALL_CHUNK = 5 * KB;
const REACT_MODULES = ['react-dom_client', 'react-dom_index', 'react_index', 'react_jsx-runtime'];

const SCREENS: ScreenName[] = [
  'store',
  'home',
  'product',
  'cart',
  'checkout',
  'confirmation',
  'favourites',
  'history',
  'document',
  'settings',
  'transaction',
  'inventory',
  'information',
];

/** Without those of the build before, which stay in the folder. */
const scriptsOfBuild = (name: 'portal' | 'remote'): string[] =>
  JSON.parse(readFileSync('dist/builds.json', 'utf8'))[name].current.filter((file: string) =>
    /^[^/]+\.js$/.test(file),
  );

const noteSize = (description: string) => test.info().annotations.push({ type: 'size', description });

/** Texts that stand in the code of a part, and in no other: how a built file is known to hold it. */
const PARTS = {
  'the store': '/products/_search',
  prices: '/pricesRules',
  orders: 'visitSync',
  'the bridge to a parent': 'penpal',
  'the service worker': '/sw.js',
  pushes: '/push-renewal.json',
  Firebase: 'fcmregistrations.googleapis.com',
  Firestore: 'firestore.googleapis.com',
};
type Part = keyof typeof PARTS;
/** What the store's rows don't wait for either. */
const BEHIND_STORE: readonly Part[] = [
  'the bridge to a parent',
  'the service worker',
  'pushes',
  'Firebase',
  'Firestore',
];
const codeOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join('dist/portal', file), 'utf8')).join('\n');

/** Expects that nothing of these parts is in scripts that a page has loaded, and that the portal has them. */
const expectWithout = (parts: readonly Part[], urls: readonly string[]): void => {
  const portal = codeOf(scriptsOfBuild('portal'));
  const loaded = codeOf(
    urls.filter((url) => /\.js(\?|$)/.test(url)).map((url) => basename(new URL(url).pathname)),
  );
  for (const part of parts) {
    expect(portal, `the portal's code of ${part}`).toContain(PARTS[part]);
    expect(loaded.includes(PARTS[part]), `${part} in what is loaded`).toBe(false);
  }
};

test('the login stays within its budget, and loads nothing of the store, prices, orders, the bridge or pushes', async ({
  page,
}) => {
  const { bytes, files } = await weigh(page, LOGIN.path, LOGIN);
  noteSize(`login ${bytes} B in ${files.length} files`);
  expect(files.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budgets.login);
  expectWithout(Object.keys(PARTS) as Part[], files);
});

/** React as the remote has it for parents without React; a module that is shared under two names has two files. */
const reactBytes = (): number => {
  const sizes = new Map<string, number>();
  for (const file of scriptsOfBuild('remote')) {
    const [, module] = /^node_modules_(react.*?)_js[.-].*\.js$/.exec(file) ?? [];
    if (module) sizes.set(module, gzip(readFileSync(join('dist/portal/remote', file))));
  }
  expect([...sizes.keys()].toSorted()).toEqual(REACT_MODULES);
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
};

const weighScreen = async (page: Page, screen: Screen, budget: number): Promise<Weight> => {
  const { bytes, files } = await weigh(page, PORTAL + screen.path, screen);
  noteSize(`${screen.name} ${bytes} B in ${files.length} files`);
  expect(files.length, screen.name).toBeGreaterThan(0);
  expect.soft(bytes, `${screen.name}: ${files.join(' ')}`).toBeLessThanOrEqual(budget);
  await expectSteady(page, screen.name);
  return { bytes, files };
};

test('every screen stays within its budget until its content shows, and shifts nothing', async ({
  page,
  context,
}) => {
  await recordShifts(context);
  await openWithCart(page, BUYER);
  const order = await latestOrderId(BUYER);
  for (const name of SCREENS) {
    const fresh = await context.newPage();
    const { files } = await weighScreen(
      fresh,
      screenOf(name, order),
      name === 'store' ? budgets.store : budgets.other,
    );
    if (name === 'store') {
      expect(files.filter((file) => !STORE_FILES.test(file))).toEqual([]);
      expectWithout(BEHIND_STORE, files);
    }
    await fresh.close();
  }
});

test('what a visitor and an e-mail’s link open stays within the budget and shifts nothing', async ({
  page,
  context,
}) => {
  await recordShifts(context);
  for (const screen of VISITOR_SCREENS) {
    const fresh = await context.newPage();
    await weighScreen(fresh, screen, budgets.other);
    await fresh.close();
  }
  const invoice = await openInvoiceOf(BUYER);
  await weighScreen(await context.newPage(), paymentForm(invoice.link), budgets.other);
  await openAs(page, BUYER, '/about');
  await weighScreen(await context.newPage(), invoicePayment(invoice.id), budgets.other);
});

test('the approvals stay within their budget and shift nothing', async ({ page, context }) => {
  await recordShifts(context);
  await openAs(page, 'approver@demo.test', '/about');
  await weighScreen(await context.newPage(), APPROVALS, budgets.other);
});

test('a slot loads little more than the store has without React', async ({ page, context }) => {
  await openAs(page, BUYER, '/about');
  const store = await weigh(await context.newPage(), `${PORTAL}/store`, screenOf('store'));
  const slot = await weigh(
    await context.newPage(),
    `${SHELL}/?page=ordering&account=1042&way=slot&portal=store`,
    { content: `.wp-root ${ROW}` },
    (file) => new URL(file).pathname.startsWith('/remote/'),
  );
  const more = slot.bytes - (store.bytes - reactBytes());
  noteSize(`slot ${slot.bytes} B in ${slot.files.length} files, ${more} B more than the store without React`);
  expect(slot.files.filter((file) => /remoteEntry|mount/.test(file))).toHaveLength(2);
  expect(more, slot.files.join(' ')).toBeLessThanOrEqual(budgets.slot);
});

test('the portal has few files, and none that is hardly worth its request', () => {
  const sizes = scriptsOfBuild('portal')
    .map((name) => ({ name, bytes: gzip(readFileSync(join('dist/portal', name))) }))
    .sort((one, other) => one.bytes - other.bytes);
  for (const { name, bytes } of sizes) noteSize(`${name} ${bytes} B`);
  const chunkOf = (name: string): string => name.split('.')[0] ?? '';
  const providers = sizes.filter(({ name }) => chunkOf(name) in PROVIDERS);
  expect(providers.map(({ name }) => chunkOf(name))).toEqual(Object.keys(PROVIDERS));
  for (const { name, bytes } of providers)
    expect(bytes, name).toBeLessThanOrEqual(PROVIDERS[chunkOf(name)] ?? 0);
  expect(sizes.length - providers.length).toBeLessThanOrEqual(MAX_CHUNKS);
  const small = sizes.filter(({ bytes }) => bytes < SMALL_CHUNK);
  expect(small.map(({ name, bytes }) => `${name} ${bytes}`)).toEqual([]);
});

test('the quick order stays within its budget, and reads workbooks, PDFs and barcodes by code of its own', () => {
  const chunks = scriptsOfBuild('portal').filter((name) => name.startsWith('quick-order.'));
  expect(chunks).toHaveLength(1);
  const code = codeOf(chunks);
  const bytes = gzip(Buffer.from(code));
  noteSize(`quick order ${bytes} B`);
  expect(bytes).toBeLessThanOrEqual(budgets.quickOrder);
  for (const text of ['worksheet', 'getTextContent', 'zxing']) expect(code.includes(text), text).toBe(false);
});

test('the service worker keeps the screens that open without a network, within its budget', () => {
  const script = readFileSync('dist/portal/sw.js', 'utf8');
  const files: string[] = JSON.parse(/PORTAL_FILES=(\[.*?\])/.exec(script)?.[1] ?? '[]');
  const names = files.map((file) => /^\/(.+)\.[0-9a-f]{8}\.js$/.exec(file)?.[1]);
  for (const chunk of ['portal', 'shop', 'home', 'store', 'product-page', 'cart', 'checkout', 'history'])
    expect(names).toContain(chunk);
  const bytes = files.reduce((sum, file) => sum + gzip(readFileSync(join('dist/portal', file))), 0);
  noteSize(`precached ${bytes} B in ${files.length} files, sw.js ${gzip(Buffer.from(script))} B`);
  expect(bytes).toBeLessThanOrEqual(budgets.precached);
  expect(gzip(Buffer.from(script))).toBeLessThanOrEqual(budgets.serviceWorker);
});

test('the page with its first paint stays within its budget, and has each of its templates once', () => {
  const page = readFileSync('dist/portal/index.html');
  noteSize(`page ${gzip(page)} B, ${page.length} B unpacked`);
  expect(gzip(page)).toBeLessThanOrEqual(budgets.page);
  expect(page.length).toBeLessThanOrEqual(budgets.pageUnpacked);
  const templates = [...page.toString().matchAll(/<template id="?([\w-]+)/g)].map(([, id]) => id);
  expect(templates).toEqual(['root', 'login', 'failed', 'page'].map((name) => `first-paint-${name}`));
});

test('the page of the card form stays within its budget, and loads no analytics, captcha or store', () => {
  const scripts = scriptsOfBuild('portal').filter((name) => name.startsWith('card.'));
  expect(scripts).toHaveLength(1);
  const code = codeOf(scripts);
  const bytes = gzip(Buffer.from(code)) + gzip(readFileSync('dist/portal/card.html'));
  noteSize(`card form ${bytes} B`);
  expect(bytes).toBeLessThanOrEqual(budgets.card);
  for (const text of ['dataLayer', 'recaptcha/', '/products/_search', '/pricesRules', 'visitSync'])
    expect(code.includes(text), text).toBe(false);
});

/** What a parent's page loads before the portal is there; the rest of the SDK is loaded when it is needed. */
const HOST_SDK_WAYS = {
  frame: ['index.js', 'frameTransport.js'],
  slot: ['index.js', 'slotTransport.js', 'importFrom.js'],
};

for (const [way, files] of Object.entries(HOST_SDK_WAYS)) {
  test(`the host SDK stays within its budget for a ${way}`, () => {
    const bytes = gzip(Buffer.concat(files.map((name) => readFileSync(join('dist/host-sdk', name)))));
    noteSize(`host SDK for a ${way} ${bytes} B`);
    expect(bytes).toBeLessThanOrEqual(budgets.hostSdk);
  });
}
