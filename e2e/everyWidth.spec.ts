import type { Browser, Page } from 'playwright/test';
import { latestOrderId } from './support/customerData.ts';
import {
  collectConsole,
  emptyCart,
  expect,
  openAs,
  openShell,
  PORTAL,
  portalOf,
  test,
} from './support/journey.ts';
import { layoutProblems } from './support/layoutProblems.ts';
import { untilQuiet } from './support/ordering.ts';
import { type ScreenName, screenNames, screenOf } from './support/screens.ts';
import { untilShown } from './support/shown.ts';
import type { Language } from './support/translations.ts';

const BUYER = 'buyer@demo.test';
/** The header's button has a count of two digits. */
const PRODUCTS = 10;

/** From `min` to `max` px in steps of `step`. */
const widths = (min: number, max: number, step: number): number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, index) => max - step * index);

/** A small and a usual phone, a tablet upright and on its side, and a desktop, px. */
const CRITICAL_WIDTHS = [320, 390, 768, 1000, 1280];
const LONG_TEXTS: ScreenName[] = ['home', 'store', 'grid', 'cart', 'checkout', 'history', 'settings'];
/** The screens' own selectors name their lists in English. */
const ANY_LANGUAGE = { content: 'main :is(li, [role=listitem], dd, article, td, input)' };
const EMBEDDED_SCREENS = ['store', 'cart', 'checkout'] as const;

test.beforeAll(async ({ browser }) => {
  await emptyCart('demo', BUYER);
  const page = await browser.newPage();
  await openAs(page, BUYER, '/store');
  const add = page.getByRole('listitem').getByText('Add', { exact: true }).locator('visible=true');
  for (let products = 0; products < PRODUCTS; products += 1) await add.first().click();
  await expect(page.getByRole('button', { name: `Cart · ${PRODUCTS}` })).toBeVisible();
  await page.goto(`${PORTAL}/cart`);
  await expect(page.getByText('Saved on all your devices')).toBeVisible();
  await page.close();
});

/** Windows that wait for their frames side by side, because the waiting is most of the time. A tab in the background has none. */
const WINDOWS = 3;

type Windows<Item> = {
  open(page: Page): Promise<void>;
  problemsOf(page: Page, item: Item): Promise<string[]>;
};

/** What `problemsOf` finds for each of the items, in several windows that `open` has prepared. */
const problemsInWindows = async <Item>(
  { browser, consoleMessages }: { browser: Browser; consoleMessages: string[] },
  items: readonly Item[],
  { open, problemsOf }: Windows<Item>,
): Promise<string[]> => {
  const pending = [...items];
  const found = Array.from({ length: WINDOWS }, async () => {
    const page = await browser.newPage();
    collectConsole(page, consoleMessages);
    await open(page);
    const problems: string[] = [];
    for (let item = pending.shift(); item !== undefined; item = pending.shift())
      problems.push(...(await problemsOf(page, item)));
    await page.close();
    return problems;
  });
  return (await Promise.all(found)).flat();
};

const NAMES = screenNames();
const HALF = Math.ceil(NAMES.length / 2);

for (const screens of [NAMES.slice(0, HALF), NAMES.slice(HALF)]) {
  test(`every screen from ${screens[0]} to ${screens.at(-1)} fits every width from 320 to 1,600 px`, async ({
    browser,
    consoleMessages,
  }) => {
    const order = await latestOrderId(BUYER);
    const found = await problemsInWindows({ browser, consoleMessages }, screens, {
      open: (page) => openAs(page, BUYER, '/about'),
      async problemsOf(page, name) {
        const screen = screenOf(name, order);
        await page.goto(screen.path);
        await untilShown(page, screen);
        await untilQuiet(page);
        const problems = await layoutProblems(page, widths(320, 1600, 40));
        return problems.map((problem) => `${name} at ${problem}`);
      },
    });
    expect(found).toEqual([]);
  });
}

for (const language of ['es', 'fr'] as const satisfies readonly Language[]) {
  test(`the longer texts of other languages fit: ${language}`, async ({ browser, consoleMessages }) => {
    const found = await problemsInWindows({ browser, consoleMessages }, LONG_TEXTS, {
      async open(page) {
        await page.addInitScript((code) => localStorage.setItem('portal.demo.language', code), language);
        await openAs(page, BUYER, '/about');
      },
      async problemsOf(page, name) {
        await page.goto(screenOf(name).path);
        await untilShown(page, ANY_LANGUAGE);
        await untilQuiet(page);
        const problems = await layoutProblems(page, CRITICAL_WIDTHS);
        return problems.map((problem) => `${name} at ${problem}`);
      },
    });
    expect(found).toEqual([]);
  });
}

for (const mode of ['frame', 'slot'] as const) {
  test(`store, cart and checkout fit every width of a parent’s ${mode} from 320 to 1,280 px`, async ({
    browser,
    consoleMessages,
  }) => {
    const found = await problemsInWindows({ browser, consoleMessages }, EMBEDDED_SCREENS, {
      open: () => Promise.resolve(),
      async problemsOf(page, name) {
        await openShell(page, '1042', { screen: name, mode });
        // As wide as the window, so that the portal can have every width.
        await page.addStyleTag({
          content: 'iframe, .slot { position: fixed !important; inset: 0; width: 100vw; max-width: none }',
        });
        const frame =
          page.frames().find((each) => each.url().startsWith(portalOf('demo'))) ?? page.mainFrame();
        await untilShown(frame, screenOf(name));
        await untilQuiet(frame);
        const problems = await layoutProblems(page, widths(320, 1280, 120), frame);
        return problems.map((problem) => `${name} at ${problem}`);
      },
    });
    expect(found).toEqual([]);
  });
}
