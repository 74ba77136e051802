import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import { FavouriteOverlays } from '../../../src/screens/favourites/FavouriteOverlays.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { companySettings, fillCart } from '../../support/cart.ts';
import { favouritesBackOffice, savedFavourites } from '../../support/favourites.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** Lazy code is loaded, maybe on a busy machine. */
vi.setConfig({ testTimeout: 20_000 });

/** No events from the cloud store. */
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

it('saves the cart as a named favourite list, each product once', async () => {
  const { kept, answers } = favouritesBackOffice(savedFavourites({ default: [] }));
  const portal = await renderPortal(
    <>
      <CartScreen />
      <FavouriteOverlays />
    </>,
    { at: '/cart', route: '/cart', answers: { ...answers, '/company_settings': companySettings([]) } },
  );
  const { user, workspace } = portal;
  fillCart(workspace, [aCartLine({ productId: 1 }), aCartLine({ productId: 2 })], { orderNumber: 'WEB-1' });
  await workspace.favourites.open();
  await user.click(await screen.findByRole('button', { name: 'Save as list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Every Monday');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Every Monday saved: 2 products')).toBeVisible();
  await waitFor(() => expect(JSON.stringify(kept)).toContain('Every Monday'));
  const list = workspace.favourites.state
    .getState()
    .shown.find((favouriteList) => favouriteList.name === 'Every Monday');
  expect(list?.productIds).toEqual([1, 2]);
  expect(workspace.cart.state.getState().entries).toHaveLength(2);
});
