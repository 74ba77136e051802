import type { Page } from 'playwright/test';
import { expect, type Place } from './journey.ts';

/** Searches, and waits for the answer. */
export const search = async (place: Place, text: string): Promise<void> => {
  await place.getByRole('searchbox', { name: 'Search products' }).fill(text);
  await expect(place.getByRole('heading', { level: 1, name: `“${text}”` })).toBeVisible();
};

/** Adds so many of a product that the list shows. */
export const add = async (place: Place, product: string, quantity: number): Promise<void> => {
  await place.getByRole('button', { name: `Add ${product}`, exact: true }).click();
  const field = place.getByRole('textbox', { name: `Quantity: ${product}`, exact: true });
  await expect(place.getByText(`Added: 1 × ${product}`)).toBeVisible();
  await field.fill(String(quantity));
  await field.press('Enter');
};

/** From the cart to the confirmation, on terms; answers the order's number. */
export const placeOrder = async (place: Place): Promise<string> => {
  await expect(place.getByText('Saved on all your devices')).toBeVisible();
  await place.getByRole('link', { name: 'Check out' }).first().click();
  await place.getByRole('radio', { name: /Ground delivery/ }).check();
  await place.getByLabel('PO number').fill('PO-77');
  await place.getByRole('button', { name: 'Place order' }).click();
  await expect(place.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  const number = /WEB-\d+/.exec(
    (await place
      .getByText(/WEB-\d+/)
      .first()
      .textContent()) ?? '',
  )?.[0];
  if (!number) throw new Error('The confirmation shows no order number');
  return number;
};

/** Waits until nothing in the page has changed for a moment: all that comes later (prices, stock, lazy parts) is there. */
export const untilQuiet = (page: Page, rest = 400): Promise<void> =>
  page.evaluate(
    (pause) =>
      new Promise<void>((done) => {
        const settle = () => {
          changes.disconnect();
          done();
        };
        let timer = setTimeout(settle, pause);
        const changes = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(settle, pause);
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    rest,
  );
