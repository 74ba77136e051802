import type { Locator, Page } from 'playwright/test';
import type { PortalMode } from './enterPortal.ts';
import { isPhone } from './isPhone.ts';
import { expect, type PortalRoot } from './journey.ts';
import { addButton, untilFound } from './ordering.ts';
import { startingWith, type Translate } from './translations.ts';

/** A customer in the portal. `t` translates into their language. */
export type Journey = {
  page: Page;
  portal: PortalRoot;
  mode: PortalMode;
  t: Translate;
  isAudited: boolean;
};

/** The screen without its header. A slot has no `main` landmark, because the parent's page has its own. */
export const mainRegion = ({ portal, mode }: Journey): Pick<Page, 'getByRole' | 'getByText'> =>
  mode === 'slot' ? portal : portal.getByRole('main');

export const heading = ({ portal }: Journey, name: string): Locator =>
  portal.getByRole('heading', { level: 1, name, exact: true });

export const quantityField = ({ portal }: Journey, product: string): Locator =>
  portal.getByRole('textbox', { name: `: ${product}` }).first();

export const searchFor = async (journey: Journey, text: string): Promise<void> => {
  const { portal, t } = journey;
  const field = portal.getByRole('searchbox', { name: t('layout:search.label') });
  await field.fill(text);
  await field.press('Enter');
  await untilFound(portal, t('catalogue:store.found', { text }));
};

/** In the first unit of the product. */
/** Of any quantity: a row proposes as many as were bought last. */
export const addedNotice = (portal: Pick<Page, 'getByText'>, t: Journey['t'], product: string): Locator => {
  const [word = ''] = t('catalogue:added', { quantity: '', product }).split('×');
  return portal.getByText(word.trim()).filter({ hasText: product });
};

export const addProduct = async (
  journey: Journey,
  product: string,
  quantity: string,
  searchText = product,
): Promise<void> => {
  const { portal, t } = journey;
  await searchFor(journey, searchText);
  // A row starts with the quantity and unit that the customer bought last.
  const add = addButton(portal, product, t);
  await expect(add).toBeEnabled();
  const unit = portal.getByRole('combobox', { name: t('catalogue:unit.label', { product }), exact: true });
  if ((await unit.count()) > 0) await unit.selectOption({ index: 0 });
  await add.click();
  await expect(addedNotice(portal, t, product)).toBeVisible();
  await quantityField(journey, product).fill(quantity);
  await quantityField(journey, product).press('Enter');
};

/** What the company makes of a cart. */
type Kind = 'order' | 'invoice' | 'estimate';

/** By the navigation bar, or standalone by the header, which has a menu on a wide screen. The cart isn't empty. */
export const openCart = async (journey: Journey): Promise<void> => {
  const { page, portal, mode, t } = journey;
  const name = startingWith(`${t('layout:nav.cart')} · `);
  const hasMenu = mode === 'standalone' && !isPhone(page);
  await portal.getByRole(hasMenu ? 'button' : 'link', { name }).click();
  if (hasMenu) {
    const menu = portal.getByRole('dialog', { name: t('layout:cart.title') });
    await menu.getByRole('link', { name: t('layout:cart.open') }).click();
    await expect(menu).toBeHidden();
  }
  await expect(heading(journey, t('cart:title'))).toBeVisible();
};

export const openCheckout = async (journey: Journey, kind: Kind = 'order'): Promise<void> => {
  const { portal, t } = journey;
  await openCart(journey);
  await portal
    .getByRole('link', { name: t(`cart:checkOut.${kind}`) })
    .first()
    .click();
  await expect(heading(journey, t(`checkout:title.${kind}`))).toBeVisible();
};

/** The visible one: it is beside the total, or at the bottom on a phone. */
export const placeButton = ({ portal, t }: Journey, kind: Kind): Locator =>
  portal
    .getByRole('button', { name: t(`checkout:place.action.${kind}`) })
    .or(portal.getByRole('button', { name: t('checkout:place.approval.action') }))
    .locator('visible=true');

export const readOrderNumber = async ({ portal }: Journey): Promise<string> => {
  const text = await portal
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /WEB-\d+/ })
    .textContent();
  return /WEB-\d+/.exec(text ?? '')?.[0] ?? '';
};
