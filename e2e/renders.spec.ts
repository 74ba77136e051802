import type { Locator } from 'playwright/test';
import { type RenderCounts, recordRenders } from '../tests/support/renderCounts.ts';
import { MODES } from './support/combinations.ts';
import type { PortalMode } from './support/enterPortal.ts';
import { emptyCart, expect, logIn, test } from './support/journey.ts';
import { type CountedPortal, countIn, fillCart, openCounted } from './support/rendering.ts';

/** What React does for each act of a customer. A slow machine counts the same as a fast one. */

const BUYER = 'buyer@demo.test';

type Limit = {
  commits: number;
  /** Components that ran, and elements that were created. */
  work: number;
};

/** What an act may take, and its goal. Allowed are another row in sight, and on a busy machine a render more, or two where the cart says that it is being saved. */
const LIMITS: Record<string, { most: Limit; goal?: Limit }> = {
  'log in': { most: { commits: 26, work: 2_500 } },
  'a key in the search': { most: { commits: 5, work: 400 }, goal: { commits: 3, work: 400 } },
  'a quick filter': { most: { commits: 12, work: 1_700 } },
  'add a product': { most: { commits: 3, work: 60 }, goal: { commits: 2, work: 60 } },
  'change a quantity': { most: { commits: 3, work: 45 }, goal: { commits: 1, work: 40 } },
  'remove a line': { most: { commits: 4, work: 190 }, goal: { commits: 2, work: 150 } },
  'open the checkout': { most: { commits: 9, work: 1_300 } },
  // Its 20 rows have other buttons after other journeys.
  'open the history': { most: { commits: 4, work: 1_450 } },
};

const rows: string[] = [];
const over: string[] = [];

const note = (mode: PortalMode, act: string, { commits, components, elements }: RenderCounts) => {
  const work = components + elements;
  const { most, goal } = LIMITS[act] ?? { most: { commits: 0, work: 0 } };
  const text = `${act.padEnd(22)}${mode.padEnd(12)}${String(commits).padStart(4)} commits, ${String(work).padStart(5)} (${components} + ${elements})`;
  rows.push(`${text}${goal ? `, goal ${goal.commits} and ${goal.work}` : ''}`);
  if (commits > most.commits || work > most.work)
    over.push(`${text}, at most ${most.commits} and ${most.work}`);
};

test.beforeEach(async ({ context }) => {
  await recordRenders(context);
  await emptyCart('demo', BUYER);
});

test.afterAll(() => {
  process.stdout.write(`\nComponents that ran, and elements that were created\n${rows.join('\n')}\n\n`);
});

/** A key of a search that was made before: whether the server's answer comes before the loading state doesn't count. */
const countKey = async ({ portal, countAfter }: CountedPortal): Promise<RenderCounts> => {
  const field = portal.getByRole('searchbox', { name: 'Search products' });
  await countAfter(() => field.pressSequentially('oli'));
  await countAfter(() => field.fill('ol'));
  const counted = await countAfter(() => field.press('i'));
  await countAfter(() => field.fill(''));
  return counted;
};

/** The second of two: the first one loads the notice. Scrolling to it isn't the customer's act. */
const countSecond = async ({ countAfter }: CountedPortal, buttons: Locator): Promise<RenderCounts> => {
  await countAfter(() => buttons.nth(0).click());
  await countAfter(() => buttons.nth(1).scrollIntoViewIfNeeded());
  return countAfter(() => buttons.nth(1).click());
};

const countStore = async (mode: PortalMode, store: CountedPortal): Promise<void> => {
  const { portal, countAfter } = store;
  note(mode, 'a key in the search', await countKey(store));
  const add = portal.getByRole('button', { name: /^Add (?!.* to favorites$)/, disabled: false });
  note(mode, 'add a product', await countSecond(store, add));
  const category = portal.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2);
  note(mode, 'a quick filter', await countAfter(() => category.click()));
};

const countCart = async (mode: PortalMode, cart: CountedPortal): Promise<void> => {
  const { portal, countAfter } = cart;
  const lines = portal.getByRole('list', { name: 'Products in your cart' });
  const increase = lines.getByRole('button', { name: /^Increase quantity: / });
  note(mode, 'change a quantity', await countSecond(cart, increase));
  const remove = lines.getByRole('button', { name: /^Remove/ });
  note(mode, 'remove a line', await countSecond(cart, remove));
  const checkOut = portal.getByRole('link', { name: 'Check out' }).first();
  note(mode, 'open the checkout', await countAfter(() => checkOut.click()));
};

for (const mode of MODES) {
  test(`each act renders what it changes: ${mode}`, async ({ page }) => {
    await countStore(mode, await openCounted(page, mode, 'store'));
    await fillCart();
    await countCart(mode, await openCounted(page, mode, 'cart'));
    expect(over).toEqual([]);
  });
}

test('logging in and opening the history render each screen once', async ({ page }) => {
  await page.goto('/login');
  const countAfter = countIn(page, 'standalone');
  await countAfter(async () => undefined);
  note('standalone', 'log in', await countAfter(() => logIn(page, BUYER)));
  const history = page.getByRole('link', { name: 'History' }).first();
  note('standalone', 'open the history', await countAfter(() => history.click()));
  expect(over).toEqual([]);
});
