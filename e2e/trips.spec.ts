import type { Browser, Page } from 'playwright/test';
import { chromiumSwitches } from '../tests/support/chromium.ts';
import { collectConsole, emptyCart, expect, openAs, PASSWORD, test } from './support/journey.ts';
import { keptRows } from './support/keptRows.ts';
import { add } from './support/ordering.ts';
import { stack } from './support/stacks.ts';
import { countRequests, DELAYS, expectTrips as expectTripsOf, untilLoaded } from './support/trips.ts';

/** Over HTTP/2, where any number of requests are on their way at once. */
const PORTAL = `https://localhost:${stack.securePortal}`;
const SHELL = `http://localhost:${stack.secureShell}`;

const BUYER = 'buyer@demo.test';
const ROW = '[role=list] [role=listitem] a';

const delayRequests = async (page: Page, latency: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
};

/** Seconds from `start` until `shown` is on the screen. */
const secondsUntil = async (
  start: () => Promise<unknown>,
  shown: () => Promise<unknown>,
): Promise<number> => {
  const began = performance.now();
  const started = start();
  await shown();
  const seconds = (performance.now() - began) / 1_000;
  await started;
  return seconds;
};

/** Until what has come is painted. */
const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The seconds of each part of a way, by its name. */
type Seconds = Record<string, number>;
type Way = (page: Page, delay: number) => Promise<Seconds>;
type Fixtures = { browser: Browser; consoleMessages: string[] };

/** Walks a way with both delays at once, because they mostly wait, each in a browser without cache or session. */
const expectTrips = async (
  { browser, consoleMessages }: Fixtures,
  goals: Readonly<Record<string, number>>,
  way: Way,
) => {
  const walk = async (delay: number): Promise<Seconds> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    collectConsole(page, consoleMessages);
    try {
      return await way(page, delay);
    } finally {
      await context.close();
    }
  };
  const [short, long] = await Promise.all([walk(DELAYS[0]), walk(DELAYS[1])]);
  for (const [name, goal] of Object.entries(goals))
    expectTripsOf(name, goal, [short[name] ?? Number.NaN, long[name] ?? Number.NaN]);
};

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: chromiumSwitches({ isOneProcess: true }) }),
});
test.setTimeout(300_000);

test('the login can be used after 2.3 trips, and the home page 3.5 after it was sent', async ({
  browser,
  consoleMessages,
}) => {
  const goals = {
    login: 2.3,
    'log in to home': 3.5,
    'home to store': 1.2,
  };
  await emptyCart('demo', BUYER);
  await expectTrips({ browser, consoleMessages }, goals, async (page, delay) => {
    const openRequests = countRequests(page);
    await delayRequests(page, delay);
    const login = await secondsUntil(
      () => page.goto(`${PORTAL}/login`),
      () => page.locator('#portal input[name=password]').waitFor(),
    );
    await page.getByLabel('Email').fill(BUYER);
    await page.locator('input[name=password]').fill(PASSWORD);
    await untilLoaded(page, openRequests);
    const home = await secondsUntil(
      () => page.getByRole('button', { name: 'Log in', exact: true }).click(),
      () => page.getByRole('region', { name: 'Your smart order' }).getByText(/\$\d/).first().waitFor(),
    );
    const store = await secondsUntil(
      () => page.getByRole('navigation').getByRole('link', { name: 'Store' }).click(),
      () => page.locator(ROW).first().waitFor(),
    );
    return { login, 'log in to home': home, 'home to store': store };
  });
});

test('a reload of the store shows rows of the last visit after 2.3 trips, and current ones after 3.3', async ({
  browser,
  consoleMessages,
}) => {
  const goals = { 'rows of the last visit': 2.3, 'current rows': 3.3 };
  await expectTrips({ browser, consoleMessages }, goals, async (page, delay) => {
    await openAs(page, BUYER, '/store', 'demo', PORTAL);
    await page.locator(ROW).first().waitFor();
    // The portal stores what it shows a moment after it came.
    await expect.poll(async () => Object.keys(await keptRows(page)).join()).toContain('"store"');
    await delayRequests(page, delay);
    let lastVisit = 0;
    const currentRows = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/products/_search'),
    );
    const reload = await secondsUntil(
      () => page.reload(),
      async () => {
        const began = performance.now();
        await page.locator(ROW).first().waitFor();
        lastVisit = (performance.now() - began) / 1_000;
        await currentRows;
        await untilPainted(page);
      },
    );
    return { 'rows of the last visit': lastVisit, 'current rows': reload };
  });
});

/** One cart for both walks, which are walked at once. */
const fillCart = async (browser: Browser): Promise<void> => {
  await emptyCart('demo', BUYER);
  const page = await browser.newPage();
  await openAs(page, BUYER, '/store?text=olive%20oil', 'demo', PORTAL);
  await add(page, 'Olive oil tin 5 L', 2);
  await page.goto(`${PORTAL}/cart`);
  await expect(page.getByText('Saved on all your devices')).toBeVisible();
  await page.close();
};

test('a cart from nothing can be checked out after 3.5 trips', async ({ browser, consoleMessages }) => {
  await fillCart(browser);
  await expectTrips({ browser, consoleMessages }, { cart: 3.5 }, async (page, delay) => {
    await openAs(page, BUYER, '/about', 'demo', PORTAL);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await delayRequests(page, delay);
    // The next page has the session, and nothing else of this one. The database is deleted when this page has left it.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (!key.endsWith('.session')) localStorage.removeItem(key);
      indexedDB.deleteDatabase('portal');
    });
    await page.goto('about:blank');
    const cart = await secondsUntil(
      () => page.goto(`${PORTAL}/cart`),
      () => page.getByRole('link', { name: 'Check out' }).waitFor(),
    );
    return { cart };
  });
});

for (const { way, goal } of [
  { way: 'frame', goal: 7.5 },
  { way: 'slot', goal: 6.5 },
]) {
  test(`a parent's ${way} shows rows after ${goal} trips`, async ({ browser, consoleMessages }) => {
    await expectTrips({ browser, consoleMessages }, { [way]: goal }, async (page, delay) => {
      await delayRequests(page, delay);
      const rows = await secondsUntil(
        () => page.goto(`${SHELL}/?page=ordering&way=${way}&portal=store`),
        () =>
          (way === 'frame' ? page.frameLocator('iframe').locator(ROW) : page.locator(`.wp-root ${ROW}`))
            .first()
            .waitFor(),
      );
      return { [way]: rows };
    });
  });
}
