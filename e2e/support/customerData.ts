import type { Page } from 'playwright/test';
import { BACKEND, emptyCart, expect, openAs, tokenOf } from './journey.ts';
import { add } from './ordering.ts';

/** Opens a session with two pieces of one product in the cart, saved in the cloud store. */
export const openWithCart = async (page: Page, email: string): Promise<void> => {
  await emptyCart('demo', email);
  await openAs(page, email, '/store?text=olive%20oil');
  await add(page, 'Olive oil tin 5 L', 2);
  await page.goto('/cart');
  await expect(page.getByText('Saved on all your devices')).toBeVisible();
};

export const latestOrderId = async (email: string): Promise<string> => {
  const response = await fetch(`${BACKEND}/transactions?kind=order&page=1&page_size=1`, {
    headers: { authorization: `Bearer ${await tokenOf('demo', email)}` },
  });
  const { transactions } = await response.json();
  return transactions[0].id;
};

/** The names of a customer's favourite lists, as the cloud store has them. */
export const favouriteListsOf = async (email: string): Promise<string[]> => {
  const response = await fetch(`${BACKEND}/documents/favourites`, {
    headers: { authorization: `Bearer ${await tokenOf('demo', email)}` },
  });
  const { data } = await response.json();
  return Object.values<{ name: string; deleted: boolean }>(data.lists)
    .filter(({ deleted }) => !deleted)
    .map(({ name }) => name);
};
