import type { Frame, Locator, Page } from 'playwright/test';
import { POLICY_NONCE } from '../../../tests/parents/serveParents.ts';
import { openSection } from '../checkoutSections.ts';
import { BACKEND, expect, expectConsole, portalOf, tokenOf } from '../journey.ts';
import { keptRows } from '../keptRows.ts';
import { isStream, openRequestsOf } from '../openRequests.ts';
import { add, enter, isFirefox, search, untilQuiet } from '../ordering.ts';
import { countRequests, untilLoaded } from '../trips.ts';
import {
  ALL_PARENTS,
  type Opening,
  type OpenPortal,
  type Scenario,
  TRANSPORTS,
  type Transport,
  untilStatus,
} from './bench.ts';
import { complaints } from './complaints.ts';
import { contextScenarios } from './context.ts';
import { looksOf, parentWeight, tracesIn } from './facts.ts';
import { failedStarts } from './failedStarts.ts';
import { fullscreenScenarios } from './fullscreen.ts';
import { holdRequests } from './holdRequests.ts';
import { linkScenarios } from './links.ts';
import { type Noted, openNotedLine } from './notedLine.ts';
import { olderSdk } from './olderSdk.ts';
import { OWN_PORTAL, withOwnServer } from './ownServer.ts';
import { expectPrice, expectScreen, expectShopping, itemsOf, OIL } from './shopping.ts';

const CASH = 'cash@demo.test';

/** Three portals that start beside each other on a slow machine take longer than the five seconds of a call, ms. */
const SLOW_START_MS = 15_000;

/** To a screen that the parent has no button for. */
const goToCheckout = async ({ app, portal }: OpenPortal): Promise<void> => {
  const answer = app.locator('body').evaluate(() => window.portals[0]?.navigate({ to: 'checkout' }));
  expect(await answer).toEqual({ ok: true, value: null });
  await expect(portal.getByRole('heading', { level: 1, name: 'Checkout', exact: true })).toBeVisible();
};

const ordersOf = async (email: string): Promise<[{ id: string; number: string }]> => {
  const headers = { authorization: `Bearer ${await tokenOf('demo', email)}` };
  const response = await fetch(`${BACKEND}/transactions?kind=order&page_size=1`, { headers });
  const [{ id, transaction_number: number }] = (await response.json()).transactions;
  return [{ id, number }];
};

const rowsOf = ({ portal }: OpenPortal) =>
  portal.getByRole('list').getByRole('listitem').getByRole('link').filter({ hasText: /\w/ });

/** The frame that has the portal's own storage. */
const portalFrame = (page: Page, transport: Transport): Page | Frame =>
  (transport === 'frame' && page.frames().find((frame) => frame.parentFrame() === page.mainFrame())) || page;

/** A portal that is ready and not open, in a page that has loaded all it wants. */
const prerender = async (
  page: Page,
  open: (opening: Opening) => Promise<OpenPortal>,
): Promise<OpenPortal> => {
  const openRequests = countRequests(page);
  const opened = await open({ isClosed: true, options: { start: 'later' } });
  await opened.press('Open');
  const ready = await page.evaluate(() => window.portals[0]?.prerender?.());
  expect(ready).toEqual({ ok: true, value: null });
  await untilLoaded(page, openRequests);
  return opened;
};

/** What is loaded before the customer asks; a frame’s connection is opened only. */
const PRELOADED: Record<Transport, readonly string[]> = {
  frame: [],
  shared: ['/config.json', '/remote/mount.js', '/remote/remoteEntry.js'],
  own: ['/config.json', '/remote/self-contained/mount.js'],
};

/** Files, and the answers with which a portal starts. */
const isFetchedOnce = ({ method, path }: Noted): boolean =>
  method === 'GET' ? !path.startsWith('/backend') : /^\/backend\/(company|users\/refresh)$/.test(path);

const twice = (noted: readonly Noted[]): string[] => {
  const requests = noted
    .filter(({ method }) => method !== 'OPTIONS')
    .filter(isFetchedOnce)
    .map(({ method, path }) => `${method} ${path}`);
  return requests.filter((request, at) => requests.indexOf(request) !== at);
};

/** The parent's own elements, whose texts stay. */
const ownElements = ({ app }: OpenPortal) =>
  app.locator(
    'body > h1, body > label, body > label > input, body > table, body > table th, body > table td',
  );

/** Of the portal, without drawings. */
const portalElements = ({ portal }: OpenPortal) =>
  portal.locator(
    'h1, h2, a, li, ul, nav, main, table, tr, th, td, button, input, select, label, p, span, div',
  );

/** The frame keeps its place and its size, whatever the parent's styles say. */
const FIXED_PLACE = `.portal, .portal div, .portal iframe {
  position: fixed !important; inset: 0 !important; width: 1200px !important; height: 700px !important; margin: 0 !important;
  padding: 0 !important; border: 0 !important; float: none !important;
}`;

/** From the press on Open, in ms; a portal is ready after the last. */
const MOMENTS = [0, 20, 60, 150, 400, 1_000];

/** How often it is looked, ms: by default more seldom each time. */
const OFTEN = { intervals: [30] };

/** V8 compiles functions that were called often, which would come between the fifth portal and the fiftieth. */
const WITHOUT_WARMING_UP = '--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation';

/** V8 remembers an object of a function's earlier calls, and all that it refers to: up to two removed portals, however many there were. */
const KEPT_BY_V8 = 2;

const expectRows = (portal: Locator, title: RegExp): Promise<void> =>
  portal.getByRole('heading', { level: 1, name: title }).waitFor();

/** Every scenario is a row of the table; add one object. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'The normal way: prices, the parent navigates, and hears of the cart',
    transports: TRANSPORTS,
    parents: ALL_PARENTS,
    async run({ customer, open }) {
      const opened = await open();
      await expectShopping(opened, customer);
      await opened.press('History');
      await expectScreen(opened, 'History');
    },
  },
  {
    name: 'The parent’s Back and a reload lead to the same screens',
    transports: TRANSPORTS,
    async run({ open, page }) {
      const opened = await open();
      await opened.press('Cart');
      await expectScreen(opened, 'Cart');
      await opened.press('History');
      await expectScreen(opened, 'History');
      await page.goBack();
      await expectScreen(opened, 'Cart');
      await page.reload();
      await expectScreen(opened, 'Cart');
    },
  },
  {
    name: 'The parent’s Back and Forward find the list as it was left, with the focus at its link',
    transports: TRANSPORTS,
    async run({ open, page }) {
      const { app, portal } = await open();
      const goToOlives = () => window.portals[0]?.navigate({ to: 'store', query: 'text=olive' });
      expect(await app.locator('body').evaluate(goToOlives)).toEqual({ ok: true, value: null });
      await expectRows(portal, /olive/);
      // Its prices and what stands above it have come.
      for (const frame of page.frames()) await untilQuiet(frame, 800);
      const name = 'Unfiltered olive oil 1 L';
      const product = portal.getByRole('link', { name, exact: true });
      await product.focus();
      await page.keyboard.press('Enter');
      await portal.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await page.goBack();
      await expectRows(portal, /olive/);
      await expect(product).toBeInViewport();
      await expect(product).toBeFocused();
      await page.goForward();
      await portal.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await page.goBack();
      await expect(product).toBeInViewport();
      await expect(product).toBeFocused();
    },
  },
  {
    name: 'An order is linked by its id and by its number; one that the customer doesn’t have isn’t',
    transports: TRANSPORTS,
    async run({ console, customer, open, page }) {
      const { app, portal } = await open();
      const [{ id, number }] = await ordersOf(customer.email);
      const goTo = (place: string) =>
        app
          .locator('body')
          .evaluate((_, to) => window.portals[0]?.navigate({ to: 'transaction', id: to }), place);
      for (const place of [id, number]) {
        expect(await goTo(place)).toEqual({ ok: true, value: null });
        await expect(portal.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
        await expect(app.getByRole('list', { name: 'Heard' }).getByText('navigation').last()).toContainText(
          id,
        );
        expect(await app.locator('body').evaluate(() => location.search)).toContain(`transaction%2F${id}`);
        expect(await goTo('WEB-0')).toEqual({ ok: false, code: 'not_found' });
      }
      // Firefox doesn't write it.
      expectConsole(console, isFirefox(page) ? [] : [/404/]);
    },
  },
  {
    name: 'A second handshake: the frame is loaded again, and is back at its screen',
    transports: ['frame'],
    async run({ open, page }) {
      const opened = await open();
      await opened.press('Cart');
      await expectScreen(opened, 'Cart');
      const frame = page.frames().find((other) => other.parentFrame() === page.mainFrame());
      // Begun before the frame is loaded again: a quick handshake leaves the status only for a moment.
      const isReconnecting = untilStatus(opened, 'reconnecting');
      await frame?.evaluate(() => window.location.reload());
      await isReconnecting;
      await untilStatus(opened, 'ready');
      await expectScreen(opened, 'Cart');
      await opened.press('History');
      await expectScreen(opened, 'History');
    },
  },
  {
    name: 'Moved in the page: back at its screen',
    transports: TRANSPORTS,
    async run({ open }) {
      const opened = await open();
      await opened.press('Cart');
      await expectScreen(opened, 'Cart');
      await opened.section.evaluate((section) => document.body.prepend(section));
      await expectScreen(opened, 'Cart');
      await opened.press('History');
      await expectScreen(opened, 'History');
    },
  },
  {
    name: 'Redeployed while it is open, without the files that it came from: all screens open, with cart and draft',
    transports: TRANSPORTS,
    hasOwnServer: true,
    run: ({ console, customer, open, page }) =>
      withOwnServer(page, async ({ redeploy }) => {
        const opened = await open({ src: OWN_PORTAL });
        await expectShopping(opened, customer);
        await goToCheckout(opened);
        const purchaseOrder = opened.portal.getByLabel('PO number');
        await openSection(opened.portal, 'Reference');
        await enter(purchaseOrder, 'PO-77');
        await redeploy();
        await opened.press('History');
        await expectScreen(opened, 'History');
        await expect(opened.portal.getByRole('table', { name: 'Orders' })).toBeVisible();
        await opened.press('Home');
        await expect(opened.portal.getByRole('region', { name: 'Your smart order' })).toBeVisible();
        await opened.press('Cart');
        await expect(opened.portal.getByText(`2 × ${customer.price}`).first()).toBeVisible();
        await goToCheckout(opened);
        await openSection(opened.portal, 'Reference');
        await expect(purchaseOrder).toHaveValue('PO-77');
        expectConsole(
          console,
          [
            /404 \(Not Found\)|disallowed MIME type|nosniff/,
            /A part of the portal could not be loaded|error: Error/,
          ],
          [
            /Refused to execute script/,
            /ERR_INCOMPLETE_CHUNKED_ENCODING/,
            /Same Origin Policy disallows reading/,
          ],
        );
      }),
  },
  ...failedStarts,
  ...olderSdk,
  {
    name: 'not_visible: the parent hides it; it says so, with the size that it has',
    transports: TRANSPORTS,
    async run({ open }) {
      const opened = await open({ isClosed: true });
      await opened.section.locator('.portal').evaluate((place) => place.setAttribute('hidden', ''));
      await opened.press('Open');
      await untilStatus(opened, 'ready');
      const said = opened.section.getByText('"code":"not_visible"');
      await expect(said).toContainText('"screen":"store"');
      // In a frame without a size the text is as high as ever.
      await expect(said).toContainText('"size":{"width":0,');
      await opened.section.locator('.portal').evaluate((place) => place.removeAttribute('hidden'));
      await expect(opened.portal.getByRole('searchbox')).toBeVisible();
    },
  },
  {
    name: 'Told where to go before it is ready, it goes there',
    transports: TRANSPORTS,
    async run({ open, page }) {
      const opened = await open({ isClosed: true, options: { timeouts: { callMs: SLOW_START_MS } } });
      await opened.press('Open');
      const navigate = () => window.portals[0]?.navigate({ to: 'cart' });
      await page.waitForFunction(() => Boolean(window.portals[0]));
      expect(await page.evaluate(navigate)).toEqual({ ok: true, value: null });
      await expectScreen(opened, 'Cart');
    },
  },
  {
    name: 'Settings that can’t be used are left out and named; the others hold',
    transports: TRANSPORTS,
    async run({ console, customer, open }) {
      const theme = { colorPrimary: 'reddish', radius: '6px' };
      const opened = await open({ options: { theme, context: { locale: 'en_US' } } });
      expectConsole(console, [/theme\.colorPrimary/]);
      await expect(opened.section.getByText(/invalid_setting.*theme\.colorPrimary/)).toBeVisible();
      const radiusOf = (element: Element) =>
        getComputedStyle(element.querySelector('.wp-root') ?? element).getPropertyValue('--wp-radius');
      expect(await opened.portal.evaluate(radiusOf)).toBe('6px');
      await expectShopping(opened, customer);
    },
  },
  {
    name: 'Made ready before it is opened: no token, nothing asked of the back office, and then rows after two trips',
    transports: TRANSPORTS,
    async run({ context, customer, open, page }) {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const opened = await prerender(page, open);
      expect(asked).toContain('/locales/en/shop.json');
      expect(asked.filter((path) => path === '/token' || path.startsWith('/backend'))).toEqual([]);

      const requests = await holdRequests(context, portalOf('demo'));
      await page.evaluate(() => window.portals[0]?.open?.());
      await requests.letArrive(['/backend/company', '/backend/users/refresh']);
      await requests.letArrive(['/backend/products/_search']);
      await expect(rowsOf(opened).first()).toBeVisible();
      await requests.release();
      await expect(opened.status).toHaveText('ready');
      expect(asked.filter((path) => path === '/token')).toHaveLength(1);
      await expectShopping(opened, customer);
    },
  },
  {
    name: 'Made ready for a customer who comes back: rows of the last visit after one trip',
    transports: TRANSPORTS,
    async run({ context, open, page, transport }) {
      await expect(rowsOf(await open()).first()).toBeVisible();
      // The portal stores what it shows a moment after it came.
      await expect
        .poll(async () => Object.keys(await keptRows(portalFrame(page, transport))).join())
        .toContain('"store"');
      const opened = await prerender(page, open);

      const requests = await holdRequests(context, portalOf('demo'));
      await page.evaluate(() => window.portals[0]?.open?.());
      await requests.letArrive(['/backend/company', '/backend/users/refresh']);
      await expect(rowsOf(opened).first()).toBeVisible();
      await requests.release();
      await expect(opened.status).toHaveText('ready');
    },
  },
  {
    name: 'Preloaded, then opened: nothing is fetched twice',
    transports: TRANSPORTS,
    hasOwnServer: true,
    async run({ open, page, transport }) {
      const line = await openNotedLine();
      try {
        const openRequests = countRequests(page);
        const opened = await open({ isClosed: true, isPreloaded: true, src: line.src });
        await untilLoaded(page, openRequests);
        const preloaded = line.noted().map(({ path }) => path);
        expect(preloaded.toSorted()).toEqual(PRELOADED[transport]);
        await opened.press('Open');
        await expect(opened.status).toHaveText('ready');
        await expect(rowsOf(opened).first()).toBeVisible();
        await untilLoaded(page, openRequests);
        expect(twice(line.noted())).toEqual([]);
      } finally {
        await line.close();
      }
    },
  },
  {
    name: 'What is typed into the parent’s own field stays there',
    transports: TRANSPORTS,
    async run({ open, page }) {
      const opened = await open();
      await expect(opened.portal.getByRole('searchbox')).toBeVisible();
      const note = page.getByRole('textbox', { name: 'Note of the parent' });
      await note.pressSequentially('/12.5x 3,4');
      await expect(note).toHaveValue('/12.5x 3,4');
      await expect(opened.portal.getByRole('searchbox')).toHaveValue('');
    },
  },
  {
    name: 'Removed and opened again at once: one portal, and it works',
    transports: TRANSPORTS,
    async run({ customer, open, page }) {
      const opened = await open();
      for (let times = 0; times < 3; times += 1) {
        await opened.press('Remove');
        await opened.press('Open');
      }
      await untilStatus(opened, 'ready');
      await expectPrice(opened, customer.price);
      await expect(page.locator('iframe, .wp-root')).toHaveCount(1);
    },
  },
  {
    name: 'Removed at any moment: no element, listener, style or global name is left',
    needsDevTools: true,
    transports: TRANSPORTS,
    async run({ open, page }) {
      const opened = await open({ isClosed: true });
      // React listens to the selection of a document for good, and the build with a React of its own brings one along.
      await opened.press('Open');
      await untilStatus(opened, 'ready');
      await opened.press('Remove');
      await expect(page.locator('iframe, .wp-root')).toHaveCount(0);
      const listeners = async () => (await tracesIn(page)).listeners;
      await expect.poll(listeners, OFTEN).not.toContain('[object Window] message');
      const before = await tracesIn(page);
      for (const moment of MOMENTS) {
        await opened.press('Open');
        await page.waitForTimeout(moment);
        await opened.press('Remove');
        await expect
          .poll(() => tracesIn(page), { ...OFTEN, message: `removed after ${moment} ms` })
          .toEqual(before);
      }
    },
  },
  {
    name: 'Opened and removed fifty times: heap, nodes and listeners as after five, and no open request',
    needsDevTools: true,
    transports: ['frame', 'shared'],
    jsFlags: WITHOUT_WARMING_UP,
    async run({ customer, open, page }) {
      const opened = await open({ isClosed: true });
      const openRequests = openRequestsOf(page);
      const openWhole = async () => {
        await opened.press('Open');
        await untilStatus(opened, 'ready');
        await opened.portal.getByText(customer.price).first().waitFor();
        await expect.poll(() => openRequests().every(isStream), OFTEN).toBe(true);
      };
      const remove = async () => {
        await opened.press('Remove');
        await page.locator('iframe, .wp-root').waitFor({ state: 'detached' });
      };
      const empty = await parentWeight(page);
      await openWhole();
      const whole = await parentWeight(page);
      await remove();
      for (let times = 2; times <= 5; times += 1) await openWhole().then(remove);
      const fifth = await parentWeight(page);
      for (let times = 6; times <= 50; times += 1) await openWhole().then(remove);
      const allowed = (name: string) => {
        const [portal, five] = [(whole[name] ?? 0) - (empty[name] ?? 0), fifth[name] ?? 0];
        return five * 1.05 + Math.max(0, portal) * KEPT_BY_V8;
      };
      const grown = async () =>
        Object.entries(await parentWeight(page)).filter(([name, value]) => value > allowed(name));
      const message = `before ${JSON.stringify(empty)}, open ${JSON.stringify(whole)}, after five ${JSON.stringify(fifth)}`;
      await expect.poll(grown, { message }).toEqual([]);
      await expect.poll(openRequests).toEqual([]);
    },
  },
  {
    name: 'Cookies and storage are blocked: the portal works',
    transports: TRANSPORTS,
    async run({ context, customer, open }) {
      await context.addInitScript(() => {
        const block = (target: object, name: string) =>
          Object.defineProperty(target, name, {
            get: () => {
              throw new DOMException('Access is denied', 'SecurityError');
            },
          });
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) block(window, name);
        block(Document.prototype, 'cookie');
      });
      const opened = await open();
      const refusal = await opened.portal.evaluate(() => {
        try {
          return String(localStorage.length);
        } catch (error) {
          return error instanceof Error ? error.name : '';
        }
      });
      expect(refusal).toBe('SecurityError');
      await expectShopping(opened, customer);
    },
  },
  {
    name: 'Two portals beside each other: each has its own customer, screen and cart',
    transports: TRANSPORTS,
    async run({ customer, of, open }) {
      const buyer = await open({ customers: [customer.email, CASH] });
      const cash = of(CASH);
      await expectPrice(buyer, customer.price);
      await search(cash.portal, 'extra virgin');
      for (const [opened, email] of [
        [buyer, customer.email],
        [cash, CASH],
      ] as const) {
        const account = opened.portal.getByRole('button', { name: `Account: ${email}`, exact: true });
        await expect(account).toBeVisible();
      }
      await add(buyer.portal, OIL, 2);
      await expect(itemsOf(buyer)).toHaveText('1');
      await buyer.press('Cart');
      await expectScreen(buyer, 'Cart');
      await expect(cash.portal.getByRole('link', { name: OIL, exact: true })).toBeVisible();
      await buyer.press('Remove');
      await cash.press('History');
      await expectScreen(cash, 'History');
    },
  },
  {
    name: 'The portal changes nothing of how the parent looks',
    transports: TRANSPORTS,
    async run({ open }) {
      const opened = await open({ isClosed: true });
      const before = await looksOf(ownElements(opened));
      expect(before.length).toBeGreaterThan(5);
      await opened.press('Open');
      await untilStatus(opened, 'ready');
      await opened.press('History');
      await expectScreen(opened, 'History');
      expect(await looksOf(ownElements(opened))).toEqual(before);
    },
  },
  {
    name: 'A parent’s rules for every element, and `all: revert`: a frame looks as before',
    transports: ['frame'],
    needsUnread: true,
    async run({ open, page }) {
      const opened = await open();
      await opened.press('History');
      await page.addStyleTag({ content: FIXED_PLACE });
      await expect(opened.portal.getByRole('row').getByRole('link', { name: /^WEB-/ }).first()).toBeVisible();
      await expect(opened.portal.getByRole('button', { name: /^Notifications: \d+ unread/ })).toBeVisible();
      const before = await looksOf(portalElements(opened));
      expect(before.length).toBeGreaterThan(40);
      await page.addStyleTag({ url: '/hostile.css' });
      expect(await looksOf(portalElements(opened))).toEqual(before);
    },
  },
  {
    name: 'A parent’s rules for every element, and `all: revert`: the portal works',
    transports: ['frame'],
    async run({ customer, open }) {
      await expectShopping(await open({ kind: 'styles' }), customer);
    },
  },
  {
    name: 'A parent that is read from right to left: the portal works',
    transports: ['shared', 'own'],
    async run({ customer, open }) {
      await expectShopping(await open({ kind: 'rtl' }), customer);
    },
  },
  {
    name: 'A parent that is read from right to left: the portal keeps its own direction',
    transports: ['frame'],
    async run({ customer, open }) {
      const opened = await open({ kind: 'rtl' });
      await expectShopping(opened, customer);
      await expect(opened.portal.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
    },
  },
  {
    name: 'A parent whose Content-Security-Policy allows what docs/parent-policies.md lists, and nothing else',
    transports: TRANSPORTS,
    async run({ customer, open }) {
      await expectShopping(await open({ kind: 'policy', options: { nonce: POLICY_NONCE } }), customer);
    },
  },
  {
    name: 'A parent with Cross-Origin-Embedder-Policy: require-corp',
    transports: TRANSPORTS,
    async run({ customer, open, page, transport }) {
      const opened = await open({ kind: 'isolated' });
      await expect(rowsOf(opened).first()).toBeVisible();
      // Firefox gives this frame a process of its own, which Playwright's keys don't reach.
      if (!isFirefox(page) || transport !== 'frame') await expectShopping(opened, customer);
    },
  },
  {
    name: 'The parent itself is in a sandboxed frame',
    transports: TRANSPORTS,
    async run({ console, customer, open }) {
      await expectShopping(await open({ kind: 'sandboxed' }), customer);
      // Chromium says so.
      expectConsole(console, [], [/allow-scripts and allow-same-origin for its sandbox/]);
    },
  },
  {
    name: 'The parent itself is in a frame without credentials',
    transports: TRANSPORTS,
    async run({ customer, open }) {
      await expectShopping(await open({ kind: 'credentialless' }), customer);
    },
  },
  {
    name: 'The parent itself is in a frame of another site',
    transports: TRANSPORTS,
    async run({ customer, open }) {
      await expectShopping(await open({ kind: 'framed' }), customer);
    },
  },
  ...contextScenarios,
  ...linkScenarios,
  ...fullscreenScenarios,
  ...complaints,
];
