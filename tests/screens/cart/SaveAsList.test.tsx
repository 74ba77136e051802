import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import { FavouriteOverlays } from '../../../src/screens/favourites/FavouriteOverlays.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { aUsual } from '../../domain/favourites/lists.ts';
import { companySettings } from '../../support/cart.ts';
import { favouritesBackOffice, savedFavourites } from '../../support/favourites.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };
const PIECE = { code: 'EA', name: 'Each', factor: '1' };

const UNITS = {
  success: true,
  units_of_measure: [
    { product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 },
    { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
  ],
};

/** No events from the cloud store. */
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

it('saves the cart as a named favourite list, each product once with its quantity and unit', async () => {
  const { kept, answers } = favouritesBackOffice(savedFavourites({ default: [] }));
  const portal = await renderPortal(
    <>
      <CartScreen />
      <FavouriteOverlays />
    </>,
    {
      at: '/cart',
      route: '/cart',
      answers: { ...answers, '/company_settings': companySettings([]), '/units_of_measure': UNITS },
    },
  );
  const { user, workspace } = portal;
  const lines = [
    aCartLine({ productId: 1, quantity: '2', unit: CASE, units: [CASE, PIECE] }),
    aCartLine({ productId: 2, quantity: '3.5' }),
    aCartLine({ productId: 1, quantity: '5', unit: PIECE, units: [CASE, PIECE] }),
  ];
  act(() =>
    workspace.cart.setEntries(lines.map((line, position) => ({ key: String(position), position, line }))),
  );
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
  // 2 cases of 12 and 5 pieces are 29 pieces.
  expect(list?.usual).toEqual({ 1: aUsual('29', 'EA'), 2: aUsual('3.5') });
  expect(kept.data).toMatchObject({
    lists: { [list?.id ?? '']: { usual_quantities: { 1: { quantity: '29', units: 'EA', factor: '1' } } } },
  });
  expect(workspace.cart.state.getState().entries).toHaveLength(3);
});
