import { expect } from '../journey.ts';
import { add, search } from '../ordering.ts';
import type { Customer, OpenPortal } from './bench.ts';

export const OIL = 'Extra virgin olive oil 1 L';

export const expectPrice = async ({ portal }: Pick<OpenPortal, 'portal'>, price: string): Promise<void> => {
  await search(portal, 'extra virgin');
  await expect(portal.getByRole('link', { name: OIL, exact: true })).toBeVisible();
  await expect(portal.getByText(price).first()).toBeVisible();
};

export const expectScreen = async ({ portal }: OpenPortal, name: string): Promise<void> => {
  await portal.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};

export const itemsOf = ({ tools }: OpenPortal) => tools.getByLabel('Items in the cart');

export const expectShopping = async (opened: OpenPortal, { price }: Customer): Promise<void> => {
  await expectPrice(opened, price);
  await add(opened.portal, OIL, 2);
  await expect(itemsOf(opened)).toHaveText('1');
  await opened.press('Cart');
  await expect(opened.portal.getByText(`2 × ${price}`).first()).toBeVisible();
};
