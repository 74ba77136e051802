import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { ShelfCountScreen } from '../../../src/screens/favourites/ShelfCountScreen.tsx';
import { cartContents } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';
import { favouritesBackOffice, savedFavourites } from '../../support/favourites.ts';
import { type Answers, renderPortal } from '../../support/renderPortal.tsx';

beforeAll(async () => {
  await import('../../../src/state/favourites/openFavourites.ts');
  await vi.dynamicImportSettled();
});
/** No events from the cloud store. */
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

const OIL = 'Extra virgin olive oil 1 L';
const TIN = 'Olive oil tin 5 L';
const UNITS = [
  { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
  { product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 },
];

type Options = { at?: string; answers?: Answers; local?: ReturnType<typeof createMemoryStore> };

const open = async ({ at = '/favourites/Catering/count', answers = {}, local }: Options = {}) => {
  const backOffice = favouritesBackOffice(savedFavourites({ default: [], Catering: [1, 2] }));
  const portal = await renderPortal(<ShelfCountScreen />, {
    at,
    route: '/favourites/:listId/count',
    ...(local && { local }),
    answers: {
      ...catalogueResponses({ units: UNITS }),
      '/products/1,2': { success: true, products: [oliveOil, tin] },
      ...backOffice.answers,
      ...answers,
    },
  });
  await portal.workspace.favourites.open();
  await portal.workspace.cart.open();
  return { ...portal, kept: backOffice.kept };
};

const field = (label: string, product: string) =>
  screen.findByRole('textbox', { name: `${label}, ${product}` });
const row = (product: string) => within(screen.getByRole('listitem', { name: product }));
const storedPar = ({ kept }: Awaited<ReturnType<typeof open>>): unknown =>
  Object(Object(kept.data.lists).Catering).par_levels;

describe('the count of a shelf', () => {
  it('keeps par levels in their unit, and adds all differences to the cart at once', async () => {
    const opened = await open();
    const { user, workspace } = opened;
    await user.type(await field('Par level', OIL), '6{Enter}');
    expect(await field('Par level', TIN)).toHaveFocus();
    await user.type(await field('Par level', TIN), '4');
    await user.selectOptions(screen.getByRole('combobox', { name: `Unit: ${OIL}` }), 'Case of 12');
    await waitFor(() =>
      expect(storedPar(opened)).toEqual({
        1: { quantity: '6', units: 'CS', factor: '12', user_input_size: '' },
        2: { quantity: '4', units: '', factor: '1', user_input_size: '' },
      }),
    );
    await user.type(await field('On shelf', OIL), '2.5{Enter}');
    expect(await field('On shelf', TIN)).toHaveFocus();
    expect(row(OIL).getByText('Order 4 × Case of 12')).toBeVisible();
    await user.type(await field('On shelf', TIN), '4');
    expect(row(TIN).getByText('Enough')).toBeVisible();
    expect(screen.getByText('2 of 2 counted · 1 product to order')).toBeVisible();
    await user.clear(await field('On shelf', TIN));
    await user.type(await field('On shelf', TIN), '1{Enter}');
    expect(cartContents(workspace)).toEqual([`${OIL}: 4`, `${TIN}: 3`]);
    expect(await screen.findByText('2 products added to your cart')).toBeVisible();
    expect(await field('On shelf', OIL)).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Nothing to order' })).toBeDisabled();
  });

  it('removes a par level that is emptied or 0', async () => {
    const opened = await open();
    const { user } = opened;
    await user.type(await field('Par level', TIN), '4');
    await user.tab();
    await waitFor(() => expect(storedPar(opened)).toHaveProperty('2.quantity', '4'));
    await user.clear(await field('Par level', TIN));
    await user.type(await field('Par level', TIN), '0');
    await user.tab();
    await waitFor(() => expect(storedPar(opened)).toEqual({}));
    await user.type(await field('On shelf', TIN), '1');
    expect(row(TIN).getByText('Set a par level')).toBeVisible();
  });

  it('says beside the field what can’t be read, and adds nothing then', async () => {
    const { user, workspace } = await open();
    await user.type(await field('Par level', TIN), '4');
    await user.type(await field('On shelf', TIN), '1');
    await user.type(await field('On shelf', OIL), 'some');
    expect(await field('On shelf', OIL)).toHaveAccessibleDescription('“some” isn’t a number');
    await user.click(screen.getByRole('button', { name: 'Add 1 product to cart' }));
    expect(await field('On shelf', OIL)).toHaveFocus();
    expect(cartContents(workspace)).toEqual([]);
    await user.clear(await field('On shelf', OIL));
    await user.type(await field('On shelf', OIL), '-1');
    expect(await field('On shelf', OIL)).toHaveAccessibleDescription(/0 or more|negative/);
  });

  it('keeps counts in this browser, for each customer and list', async () => {
    const local = createMemoryStore();
    const first = await open({ local });
    await first.user.type(await field('On shelf', TIN), '3');
    first.unmount();
    await open({ local });
    expect(await field('On shelf', TIN)).toHaveValue('3');
  });

  it('keeps counts when the products can’t be loaded', async () => {
    await open({
      answers: {
        '/products/1,2': () => {
          throw new CallError('network', { status: 0 });
        },
      },
    });
    expect(await screen.findByText('Your counts are saved in this browser.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('orders what is left where stock is short, and says so', async () => {
    const { user, workspace } = await open({
      answers: catalogueResponses({ units: UNITS, stock: [{ product_id: 2, quantity: 2 }] }),
    });
    await user.type(await field('Par level', TIN), '9');
    await user.type(await field('On shelf', TIN), '1');
    expect(row(TIN).getByText('Order 2 × Each')).toBeVisible();
    expect(row(TIN).getByText('Only 2 left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add 1 product to cart' }));
    expect(cartContents(workspace)).toEqual([`${TIN}: 2`]);
  });

  it('of a list that is gone leads back to the lists', async () => {
    await open({ at: '/favourites/other/count' });
    expect(await screen.findByText('This list no longer exists')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your lists' })).toHaveAttribute('href', '/favourites');
  });
});
