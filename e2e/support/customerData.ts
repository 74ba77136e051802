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

const readAs = async (email: string, path: string) => {
  const authorization = `Bearer ${await tokenOf('demo', email)}`;
  return (await fetch(BACKEND + path, { headers: { authorization } })).json();
};

export const latestOrderId = async (email: string): Promise<string> => {
  const { transactions } = await readAs(email, '/transactions?kind=order&page=1&page_size=1');
  return transactions[0].id;
};

/** An invoice that isn't paid, and its payment link. */
export const openInvoiceOf = async (email: string): Promise<{ id: string; link: string }> => {
  const { transactions } = await readAs(email, '/transactions?kind=invoice&page=1&page_size=20');
  const { id } = transactions.find(({ balance }: { balance: string }) => Number(balance) > 0);
  const { transaction } = await readAs(email, `/transactions/${id}`);
  return { id, link: transaction.payment_link_id };
};

export const overdueNumberOf = async (email: string): Promise<string> => {
  const { transactions } = await readAs(
    email,
    '/transactions?kind=invoice&status=overdue&page=1&page_size=1',
  );
  return transactions[0].transaction_number;
};

/** The names of a customer's favourite lists, as the cloud store has them. */
export const favouriteListsOf = async (email: string): Promise<string[]> => {
  const { data } = await readAs(email, '/documents/favourites');
  return Object.values<{ name: string; deleted: boolean }>(data.lists)
    .filter(({ deleted }) => !deleted)
    .map(({ name }) => name);
};
