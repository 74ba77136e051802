import type { Frame, Locator, Page } from 'playwright/test';
import { chooseGroundShipping, writePurchaseOrder } from './checkoutSections.ts';
import { isPhone } from './isPhone.ts';
import { expect, type PortalRoot } from './journey.ts';
import { matching, translatorFor } from './translations.ts';

/** Until the number of results is said: before, the rows are those of the last search, and move away from under a press. */
export const untilFound = async (portal: PortalRoot, title: string): Promise<void> => {
  const heading = portal.getByRole('heading', { level: 1, name: title, exact: true });
  await expect(heading).toBeVisible();
  await expect(heading.locator('+ [role=status]')).toHaveText(/\d/);
};

export const isFirefox = (page: Page): boolean =>
  page.context().browser()?.browserType().name() === 'firefox';

/**
 * Types a text. In Firefox, over WebDriver BiDi, Playwright's `fill` sets a value without an event that React sees, and its `pressSequentially` first takes
 * back what is selected in a window that another one covers, which a customer can't type in.
 */
export const enter = async (field: Locator, text: string): Promise<void> => {
  if (!isFirefox(field.page())) return field.fill(text);
  await field.selectText();
  await field.page().keyboard.type(text);
};

/** With Enter, which leads to the store's list from every page. */
export const search = async (portal: PortalRoot, text: string): Promise<void> => {
  const field = portal.getByRole('searchbox', { name: 'Search products' });
  await enter(field, text);
  await field.press('Enter');
  await untilFound(portal, `“${text}”`);
};

/** Without a quantity field, as on a phone, it says how many it adds: "Add 2 Olive oil tin 5 L". */
export const addButton = (portal: PortalRoot, product: string, t = translatorFor('en')): Locator =>
  portal.getByRole('button', {
    name: matching(t('catalogue:add.label', { product: `(\\d+ )?${product}` })),
  });

export const add = async (portal: PortalRoot, product: string, quantity: number): Promise<void> => {
  await addButton(portal, product).click();
  const field = portal.getByRole('textbox', { name: `Quantity: ${product}`, exact: true });
  // As many as were bought last.
  await expect(portal.getByText(/^Added: \d+ × /).filter({ hasText: product })).toBeVisible();
  await enter(field, String(quantity));
  await field.press('Enter');
};

/** The cart in the header of the portal at its own address: a menu, or on a phone a link. */
export const headerCart = (page: Page, name: RegExp): Locator =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name }));

/** By the header of the portal at its own address. */
export const openCart = async (page: Page): Promise<void> => {
  await headerCart(page, /^Cart · [1-9]/).click();
  if (!isPhone(page)) {
    const menu = page.getByRole('dialog', { name: 'Cart' });
    await menu.getByRole('link', { name: 'View cart' }).click();
    await expect(menu).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
};

/** From the cart to the confirmation, with payment terms; returns the order number. */
export const placeOrder = async (portal: PortalRoot): Promise<string> => {
  await expect(portal.getByText('Saved on all your devices')).toBeVisible();
  await portal.getByRole('link', { name: 'Check out' }).first().click();
  await chooseGroundShipping(portal);
  await writePurchaseOrder(portal, 'PO-77');
  await portal.getByRole('button', { name: 'Place order' }).click();
  await expect(portal.getByRole('heading', { level: 1, name: /^Order \S+ is placed$/ })).toBeVisible();
  const number = /WEB-\d+/.exec(
    (await portal
      .getByText(/WEB-\d+/)
      .first()
      .textContent()) ?? '',
  )?.[0];
  if (!number) throw new Error('The confirmation shows no order number');
  return number;
};

/** Waits until the DOM hasn't changed for `quietMs`, so that prices, stock and lazy parts are loaded. */
export const untilQuiet = (page: Pick<Frame | Page, 'evaluate'>, quietMs = 400): Promise<void> =>
  page.evaluate(
    (delay) =>
      new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(finish, delay);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, delay);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    quietMs,
  );
