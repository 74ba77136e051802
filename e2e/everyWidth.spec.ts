import { latestOrderId } from './support/customerData.ts';
import { emptyCart, expect, openAs, openShell, PORTAL, portalOf, test } from './support/journey.ts';
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

test('every screen fits every width from 320 to 1,600 px', async ({ page }) => {
  const order = await latestOrderId(BUYER);
  await openAs(page, BUYER, '/about');
  const found: string[] = [];
  for (const screen of screenNames().map((name) => screenOf(name, order))) {
    await page.goto(screen.path);
    await untilShown(page, screen);
    await untilQuiet(page);
    const problems = await layoutProblems(page, widths(320, 1600, 40));
    found.push(...problems.map((problem) => `${screen.name} at ${problem}`));
  }
  expect(found).toEqual([]);
});

for (const language of ['es', 'fr'] as const satisfies readonly Language[]) {
  test(`the longer texts of other languages fit: ${language}`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem('portal.demo.language', code), language);
    await openAs(page, BUYER, '/about');
    const found: string[] = [];
    for (const { name, path } of LONG_TEXTS.map((each) => screenOf(each))) {
      await page.goto(path);
      await untilShown(page, ANY_LANGUAGE);
      await untilQuiet(page);
      const problems = await layoutProblems(page, CRITICAL_WIDTHS);
      found.push(...problems.map((problem) => `${name} at ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

for (const mode of ['frame', 'slot'] as const) {
  test(`store, cart and checkout fit every width of a parent’s ${mode} from 320 to 1,280 px`, async ({
    page,
  }) => {
    const found: string[] = [];
    for (const name of EMBEDDED_SCREENS) {
      await openShell(page, '1042', { screen: name, mode });
      // As wide as the window, so that the portal can have every width.
      await page.addStyleTag({
        content: 'iframe, .slot { position: fixed !important; inset: 0; width: 100vw; max-width: none }',
      });
      const frame = page.frames().find((each) => each.url().startsWith(portalOf('demo'))) ?? page.mainFrame();
      await untilShown(frame, screenOf(name));
      await untilQuiet(frame);
      const problems = await layoutProblems(page, widths(320, 1280, 120), frame);
      found.push(...problems.map((problem) => `${name} at ${problem}`));
    }
    expect(found).toEqual([]);
  });
}
