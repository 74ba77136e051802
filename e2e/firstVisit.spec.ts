import type { Locator, Page } from 'playwright/test';
import { hold } from './support/hold.ts';
import { isPhone } from './support/isPhone.ts';
import { expect, PORTAL, portalOf, test } from './support/journey.ts';
import { untilQuiet } from './support/ordering.ts';

const PORTAL_SCRIPT = /\/portal\.[0-9a-f]+\.js/;
/** Two paints within it are one for a person, ms. */
const SAME_MS = 50;

const COMPANIES = [
  { tenant: 'demo', name: 'Bluebird Foods', brand: 'rgb(15, 118, 110)' },
  { tenant: 'lumiere', name: 'Maison Lumière', brand: 'rgb(124, 58, 237)' },
];

/** When something was first painted, and the largest things one after another, ms. */
const paintsOf = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<PerformanceEntryList>();
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    const largest = (await promise).map((entry) => ({ at: entry.startTime, what: JSON.stringify(entry) }));
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { first: first?.startTime ?? Number.NaN, largest };
  });

/** How the login of an element looks: name, headline, fields and links, and where they are, px. */
const looksOf = (login: Locator) =>
  login.evaluate((root) => {
    const lookOf = (element: Element | null | undefined) => {
      if (!element) return null;
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      return { text: element.textContent, x, y, width, height, color, fontSize, fontWeight };
    };
    const parts = [
      '[data-company-name]',
      'h1',
      'form',
      'button[type=submit]',
      'form > a',
      '[aria-pressed=true]',
    ];
    const submit = root.querySelector('button[type=submit]');
    return {
      parts: parts.map((part) => lookOf(root.querySelector(part))),
      brand: submit && getComputedStyle(submit).backgroundColor,
    };
  });

const firstPaint = (page: Page) => page.locator('#first-paint');

type Company = (typeof COMPANIES)[number];

/** Released, the portal's script puts the same login in the place of the first paint. */
const expectSameLogin = async (page: Page, { name, brand }: Company, release: () => void) => {
  await expect(firstPaint(page).getByText(name, { exact: true })).toBeVisible();
  const painted = await looksOf(firstPaint(page));
  expect(painted.brand).toBe(brand);
  release();
  await expect(firstPaint(page)).toHaveCount(0);
  await untilQuiet(page);
  expect(await looksOf(page.locator('#portal'))).toEqual(painted);
};

/** A server that has just started may read a company too late for its first page. */
test.beforeEach(async ({ request }) => {
  for (const { tenant, name } of COMPANIES) {
    const { host } = new URL(portalOf(tenant));
    const readPage = async () => (await request.get('/login', { headers: { host } })).text();
    await expect.poll(readPage).toContain(`"name":"${name}"`);
  }
});

/** What comes beside the form of a wide screen is larger than anything of the login, and appears from nothing. */
const untilWallIsShown = async (page: Page) => {
  const picture = page.locator('#portal img').first();
  if (!isPhone(page)) await expect(picture).toHaveCSS('opacity', '1');
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { tenant, name } of COMPANIES)
    test(`the first paint of a first visit is the largest, at the login of ${name} @phone`, async ({
      page,
    }) => {
      // A paint that is replaced before it was shown isn't counted: on a slow machine the script could come that soon.
      const release = await hold(page, PORTAL_SCRIPT);
      await page.goto(`${portalOf(tenant)}/login`, { waitUntil: 'commit' });
      await expect(page.getByLabel('Email')).toBeVisible();
      await paintsOf(page);
      release();
      await expect(firstPaint(page)).toHaveCount(0);
      await untilWallIsShown(page);
      await untilQuiet(page, 1_000);
      const { first, largest } = await paintsOf(page);
      expect(largest.at(-1)?.at, JSON.stringify(largest)).toBeLessThanOrEqual(first + SAME_MS);
    });
});

for (const company of COMPANIES) {
  const { tenant, name } = company;
  const login = `${portalOf(tenant)}/login`;

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the first paint of a first visit is the login of ${name}, in ${colorScheme}, to the pixel @phone`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const release = await hold(page, PORTAL_SCRIPT);
      await page.goto(login, { waitUntil: 'commit' });
      await expectSameLogin(page, company, release);
    });
  }

  test(`from a static host the login of ${name} has its look before the portal’s script has come`, async ({
    page,
  }) => {
    await page.route(login, async (route) => {
      const headers = { ...route.request().headers(), host: new URL(login).host };
      const response = await route.fetch({ url: `${PORTAL}/login`, headers });
      const body = await response.text();
      await route.fulfill({ response, body: body.replace(/(<script id="?portal-look"?[^>]*>)[^<]*/, '$1') });
    });
    const release = await hold(page, PORTAL_SCRIPT);
    await page.goto(login, { waitUntil: 'commit' });
    await expectSameLogin(page, company, release);
  });
}

test('a password that is typed while the portal comes goes on in its field', async ({ page }) => {
  const release = await hold(page, PORTAL_SCRIPT);
  await page.goto(`${PORTAL}/login`, { waitUntil: 'commit' });
  const fieldOf = (place: Locator, name: string) => place.locator(`input[name=${name}]`);
  await expect(fieldOf(firstPaint(page), 'email')).toBeFocused();
  await page.keyboard.type('buyer@demo.test');
  await fieldOf(firstPaint(page), 'password').click();
  await page.keyboard.type('Portal');
  release();
  await expect(firstPaint(page)).toHaveCount(0);
  const portal = page.locator('#portal');
  await expect(fieldOf(portal, 'password')).toBeFocused();
  await page.keyboard.type('#2026');
  await expect(fieldOf(portal, 'email')).toHaveValue('buyer@demo.test');
  await expect(fieldOf(portal, 'password')).toHaveValue('Portal#2026');
});
