import type { Locator, Page } from 'playwright/test';
import type { Way } from './entering.ts';
import { expect, type Place } from './journey.ts';
import { beginning, type Words } from './words.ts';

/** Someone in the portal: the page, the place in it where the portal is, and what the portal says in their language. */
export type Walk = {
  page: Page;
  portal: Place;
  way: Way;
  say: Words;
  /** Whether axe looks at the screens on this walk. */
  isAudited: boolean;
};

/** What a screen shows without its header. A slot has no landmark `main`: that is the parent page's own. */
export const mainOf = ({ portal, way }: Walk): Pick<Page, 'getByRole' | 'getByText'> =>
  way === 'slot' ? portal : portal.getByRole('main');

export const heading = ({ portal }: Walk, name: string): Locator =>
  portal.getByRole('heading', { level: 1, name, exact: true });

export const quantityOf = ({ portal }: Walk, product: string): Locator =>
  portal.getByRole('textbox', { name: `: ${product}` }).first();

/** Searches, and waits for the answer. */
export const searchFor = async (walk: Walk, text: string): Promise<void> => {
  const { portal, say } = walk;
  await portal.getByRole('searchbox', { name: say('layout:search.label') }).fill(text);
  await expect(heading(walk, say('catalogue:store.found', { text }))).toBeVisible();
};

/** Finds a product, by its name or another text, and asks for so many. */
export const putIn = async (
  walk: Walk,
  product: string,
  quantity: string,
  searched = product,
): Promise<void> => {
  const { portal, say } = walk;
  await searchFor(walk, searched);
  await portal.getByRole('button', { name: say('catalogue:add.label', { product }), exact: true }).click();
  await expect(portal.getByText(say('catalogue:added', { quantity: 1, product }))).toBeVisible();
  await quantityOf(walk, product).fill(quantity);
  await quantityOf(walk, product).press('Enter');
};

/** From what was just put in over the cart to the checkout. */
export const toCheckout = async (walk: Walk): Promise<void> => {
  const { page, portal, way, say } = walk;
  if (way === 'standalone') await page.goto(new URL('/cart', page.url()).href);
  else await portal.getByRole('link', { name: beginning(say('layout:nav.cart')) }).click();
  await expect(heading(walk, say('cart:title'))).toBeVisible();
  await portal
    .getByRole('link', { name: say('cart:checkOut') })
    .first()
    .click();
  await expect(heading(walk, say('checkout:title'))).toBeVisible();
};

/** The button that places it: beside the total, or below on a phone. */
export const placing = ({ portal, say }: Walk, kind: 'order' | 'invoice' | 'estimate'): Locator =>
  portal.getByRole('button', { name: say(`checkout:place.action.${kind}`) }).locator('visible=true');

/** The number on the confirmation. */
export const numberOf = async ({ portal }: Walk): Promise<string> => {
  const text = await portal
    .getByText(/WEB-\d+/)
    .first()
    .textContent();
  return /WEB-\d+/.exec(text ?? '')?.[0] ?? '';
};
