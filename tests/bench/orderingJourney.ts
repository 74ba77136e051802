import type { FrameLocator, Locator, Page } from 'playwright';

/** The page, or the frame or slot in it, that has the portal. */
export type PortalRoot = Pick<Page | FrameLocator | Locator, 'getByRole' | 'getByText' | 'locator'>;

const PRODUCT = 'Olive oil tin 5 L';
const KEY_DELAY_MS = 60;

/** Embedded, the bar has a link to the cart in place of the mini cart. */
const openCart = async (portal: PortalRoot): Promise<void> => {
  const button = portal.getByRole('button', { name: /^Cart · 1/ });
  const link = portal.getByRole('link', { name: /^Cart · 1/ });
  await button.or(link).first().waitFor();
  if (await link.isVisible()) return link.click();
  await button.click();
  await portal.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View cart' }).click();
};

/** Types a search, adds a product, changes its quantity, opens the cart, removes the line, undoes it and opens the checkout. */
export const orderAsCustomer = async (portal: PortalRoot): Promise<void> => {
  await portal
    .getByRole('searchbox', { name: 'Search products' })
    .pressSequentially('olive oil', { delay: KEY_DELAY_MS });
  await portal.getByRole('button', { name: `Add ${PRODUCT}`, exact: true }).click();
  await portal.getByRole('button', { name: `Increase quantity: ${PRODUCT}` }).click();
  await openCart(portal);
  // The mini cart has the same product until it is closed.
  const lines = portal.getByRole('list', { name: 'Products in your cart' });
  await lines.getByRole('button', { name: `Increase quantity: ${PRODUCT}` }).click();
  await lines.getByRole('button', { name: `Remove ${PRODUCT}` }).click();
  await portal.getByRole('button', { name: 'Undo' }).click();
  await portal.getByRole('link', { name: 'Check out' }).locator('visible=true').first().click();
  await portal.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
};
