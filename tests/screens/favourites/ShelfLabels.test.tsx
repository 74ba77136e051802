import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ShelfLabelsScreen } from '../../../src/screens/favourites/ShelfLabelsScreen.tsx';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { favouritesBackOffice, savedFavourites } from '../../support/favourites.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeAll(async () => {
  await import('../../../src/state/favourites/openFavourites.ts');
  await vi.dynamicImportSettled();
});
/** No events from the cloud store. */
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

const OIL = 'Extra virgin olive oil 1 L';
const TIN = 'Olive oil tin 5 L';

const open = async () => {
  const backOffice = favouritesBackOffice(savedFavourites({ default: [], Catering: [1, 2] }));
  const portal = await renderPortal(<ShelfLabelsScreen />, {
    at: '/favourites/Catering/labels',
    route: '/favourites/:listId/labels',
    answers: {
      ...catalogueResponses(),
      '/products/1,2': { success: true, products: [{ ...oliveOil, barcode: '4006381333931' }, tin] },
      '/part_numbers': { success: true, part_numbers: [{ number: 'CB-77', product_id: 2 }] },
      ...backOffice.answers,
    },
  });
  await portal.workspace.favourites.open();
  return portal;
};

const label = async (product: string) => within(await screen.findByRole('listitem', { name: product }));

it('shows each product with its own number and a barcode: its EAN, else its code', async () => {
  await open();
  expect((await label(OIL)).getByRole('img', { name: 'Barcode 4006381333931' })).toBeVisible();
  const tinLabel = await label(TIN);
  expect(await tinLabel.findByText('CB-77')).toBeVisible();
  expect(tinLabel.getByRole('img', { name: `Barcode ${tin.code}` })).toBeVisible();
});

it('prints the chosen labels', async () => {
  const { user } = await open();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click((await label(OIL)).getByRole('checkbox', { name: `Print, ${OIL}` }));
  await user.click(screen.getByRole('button', { name: 'Print 1 label' }));
  expect(print).toHaveBeenCalledOnce();
  const all = screen.getByRole('checkbox', { name: 'All products' });
  await user.click(all);
  expect(screen.getByRole('button', { name: 'Print 0 labels' })).toBeDisabled();
  await user.click(all);
  expect(screen.getByRole('button', { name: 'Print 2 labels' })).toBeEnabled();
});
