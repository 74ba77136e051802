import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../src/design-system/afterPaint.ts';
import { FavouritesScreen } from '../../../src/screens/favourites/FavouritesScreen.tsx';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { RowBody } from '../../../src/widgets/catalogue/ProductRow.tsx';
import { aCompany } from '../../support/builders.ts';
import { cartContents } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { favouritesBackOffice, savedFavourites, withUsual } from '../../support/favourites.ts';
import { type Answers, type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

beforeAll(async () => {
  RowBody.preload();
  await import('../../../src/state/favourites/openFavourites.ts');
  await afterPaint();
  await vi.dynamicImportSettled();
});
/** No events from the cloud store. */
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

const OIL = 'Extra virgin olive oil 1 L';
const TIN = 'Olive oil tin 5 L';
const LISTS = savedFavourites({ default: [], Catering: [1, 2] });
const USUAL = withUsual(LISTS, 'Catering', { 1: ['2', 'CS', '12'] });
const UNITS = [
  { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
  { product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 },
];

const BOUGHT: Answers = {
  '/products/purchases': {
    success: true,
    purchases: [
      { product_id: 1, quantity: 4, units: 'CS', unit_of_measure: 'Case of 12', date: '2026-03-01' },
    ],
  },
};

type Options = { saved?: JsonObject; at?: string; answers?: Answers } & Pick<RenderPortalOptions, 'company'>;

const openList = async ({
  saved = LISTS,
  at = '/favourites?list=Catering',
  answers = {},
  company,
}: Options = {}) => {
  const backOffice = favouritesBackOffice(saved);
  const portal = await renderPortal(<FavouritesScreen />, {
    at,
    route: '/favourites',
    ...(company && { company }),
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

type Opened = Awaited<ReturnType<typeof openList>>;

const storedUsual = ({ kept }: Opened): unknown => Object(Object(kept.data.lists).Catering).usual_quantities;

const preview = async ({ user }: Opened, title = 'Order all: Catering') => {
  await user.click(await screen.findByRole('button', { name: 'Order all' }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const row = async (name: string) => within(await dialog.findByRole('listitem', { name }));
  return { dialog, row };
};

const unitsInCart = ({ workspace }: Opened) =>
  workspace.cart.state.getState().entries.map(({ line }) => line.unit?.name ?? null);

describe('a product in a list', () => {
  it('gets a usual quantity by the keyboard, which is what its row adds', async () => {
    const opened = await openList();
    const { user, workspace } = opened;
    const set = await screen.findByRole('button', { name: `Set usual quantity, ${OIL}` });
    set.focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Usual quantity' }));
    expect(dialog.getByRole('textbox')).toHaveValue('1');
    await user.selectOptions(dialog.getByRole('combobox', { name: `Unit: ${OIL}` }), 'Case of 12');
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '3{Enter}');
    const shown = await screen.findByRole('button', { name: `Usual quantity: 3 × Case of 12, ${OIL}` });
    await waitFor(() => expect(shown).toHaveFocus());
    await waitFor(() =>
      expect(storedUsual(opened)).toEqual({
        1: { quantity: '3', units: 'CS', factor: '12', user_input_size: '' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: `Add ${OIL}` }));
    expect(cartContents(workspace)).toEqual([`${OIL}: 3`]);
    expect(unitsInCart(opened)).toEqual(['Case of 12']);
  });

  it('without one is added once, in the first unit', async () => {
    const opened = await openList();
    const add = await screen.findByRole('button', { name: `Add ${OIL}` });
    await waitFor(() => expect(add).toBeEnabled());
    await opened.user.click(add);
    expect(cartContents(opened.workspace)).toEqual([`${OIL}: 1`]);
    expect(unitsInCart(opened)).toEqual(['Each']);
  });

  it('without one is added as it was bought last', async () => {
    const opened = await openList({ answers: BOUGHT });
    const add = await screen.findByRole('button', { name: `Add ${OIL}` });
    await waitFor(() => expect(add).toBeEnabled());
    const unit = await screen.findByRole('combobox', { name: `Unit: ${OIL}` });
    await waitFor(() => expect(unit).toHaveDisplayValue('Case of 12'));
    await opened.user.click(add);
    expect(cartContents(opened.workspace)).toEqual([`${OIL}: 4`]);
    expect(unitsInCart(opened)).toEqual(['Case of 12']);
  });

  it('loses its usual quantity again', async () => {
    const opened = await openList({ saved: USUAL });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: `Usual quantity: 2 × Case of 12, ${OIL}` }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: `Set usual quantity, ${OIL}` })).toBeVisible();
    await waitFor(() => expect(storedUsual(opened)).toEqual({}));
  });

  it('keeps its usual quantity while what is typed can’t be read', async () => {
    const opened = await openList({ saved: USUAL });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: `Usual quantity: 2 × Case of 12, ${OIL}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Usual quantity' }));
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), 'abc');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('textbox')).toHaveFocus();
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '0{Enter}');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(
      await screen.findByRole('button', { name: `Usual quantity: 2 × Case of 12, ${OIL}` }),
    ).toBeVisible();
  });

  it('has a usual size where the company uses sizes', async () => {
    const opened = await openList({ company: aCompany({ settings: { sizeInput: true } }) });
    const { user, workspace } = opened;
    await user.click(await screen.findByRole('button', { name: `Set usual quantity, ${TIN}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Usual quantity' }));
    await user.type(dialog.getByRole('textbox', { name: `Size of ${TIN}` }), '2x');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('textbox', { name: `Size of ${TIN}` })).toHaveFocus();
    await user.type(dialog.getByRole('textbox', { name: `Size of ${TIN}` }), '3');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByRole('button', { name: `Usual quantity: 1 × Each × 2x3, ${TIN}` }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: `Add ${TIN}` }));
    expect(workspace.cart.state.getState().entries[0]?.line).toMatchObject({ size: '6', typedSize: '2x3' });
  });
});

describe('“Order all”', () => {
  it('shows quantities, units, prices, stock and the sum, and adds what stays selected', async () => {
    const opened = await openList({ saved: USUAL });
    const { user, workspace } = opened;
    const { dialog, row } = await preview(opened);
    const oil = await row(OIL);
    expect(oil.getByRole('textbox')).toHaveValue('2');
    expect(oil.getByText('Case of 12')).toBeVisible();
    expect(oil.getByText('75 in stock')).toBeVisible();
    // 2 cases of 12 at 10.00
    expect(oil.getByText('$240.00')).toBeVisible();
    expect((await row(TIN)).getByRole('textbox')).toHaveValue('1');
    // and one of 38.90
    expect(dialog.getByText('$278.90')).toBeVisible();
    expect(cartContents(workspace)).toEqual([]);

    await user.clear(oil.getByRole('textbox'));
    await user.type(oil.getByRole('textbox'), '3{Enter}');
    await user.click(dialog.getByRole('checkbox', { name: `Select ${TIN}` }));
    await user.click(dialog.getByRole('button', { name: 'Add 1 product to cart' }));
    expect(await screen.findByText('1 product added to your cart')).toBeVisible();
    expect(cartContents(workspace)).toEqual([`${OIL}: 3`]);
    expect(unitsInCart(opened)).toEqual(['Case of 12']);
    expect(workspace.cart.state.getState().entries[0]?.line.section).toBe('favourites');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Order all' })).toHaveFocus());
  });

  it('starts with the usual quantity, else with what was bought last, else with 1', async () => {
    const { dialog, row } = await preview(await openList({ answers: BOUGHT }));
    const oil = await row(OIL);
    await waitFor(() => expect(oil.getByRole('textbox')).toHaveValue('4'));
    expect(oil.getByText('Case of 12')).toBeVisible();
    expect((await row(TIN)).getByRole('textbox')).toHaveValue('1');
    // 4 cases of 12 at 10.00, and one tin at 38.90.
    expect(dialog.getByText('$518.90')).toBeVisible();
  });

  it('prefers a list’s usual quantity to what was bought last', async () => {
    const { row } = await preview(await openList({ saved: USUAL, answers: BOUGHT }));
    expect((await row(OIL)).getByRole('textbox')).toHaveValue('2');
  });

  it('says why products can’t be ordered, or not as many of them', async () => {
    const opened = await openList({
      saved: withUsual(savedFavourites({ default: [], Catering: [1, 2, 3, 4] }), 'Catering', {
        1: ['9'],
        4: ['2'],
      }),
      answers: {
        '/products/1,2,3,4': {
          success: true,
          products: [oliveOil, tin, { ...tin, id: 3, name: 'Sherry vinegar' }],
        },
        '/pricing': {
          success: true,
          prices: [
            { product_id: 1, default_price: 10 },
            { product_id: 3, default_price: 4 },
          ],
        },
        '/availability': {
          success: true,
          availability: [
            { product_id: 1, warehouse_id: 5, warehouse_name: 'Default', quantity: 8 },
            { product_id: 2, warehouse_id: 5, warehouse_name: 'Default', quantity: 75 },
            { product_id: 3, warehouse_id: 5, warehouse_name: 'Default', quantity: 0 },
          ],
        },
      },
    });
    const { dialog, row } = await preview(opened);
    const oil = await row(OIL);
    expect(oil.getByText('Only 8 left')).toBeVisible();
    expect(oil.getByRole('textbox')).toHaveValue('8');
    expect((await row(TIN)).getByText('Price not available')).toBeVisible();
    const vinegar = await row('Sherry vinegar');
    expect(vinegar.getByText('Out of stock')).toBeVisible();
    expect(vinegar.queryByRole('checkbox')).toBeNull();
    expect(dialog.getByText('1 product is no longer available')).toBeVisible();
    await opened.user.click(dialog.getByRole('button', { name: 'Add 1 product to cart' }));
    expect(cartContents(opened.workspace)).toEqual([`${OIL}: 8`]);
  });

  it('orders as much in another unit when the usual one is no longer sold', async () => {
    const opened = await openList({
      saved: withUsual(LISTS, 'Catering', { 1: ['2', 'BX', '6'], 2: ['1', 'BX', '6'] }),
    });
    const { row } = await preview(opened);
    const oil = await row(OIL);
    expect(oil.getByText('The saved unit is no longer sold. Now sold as Each.')).toBeVisible();
    expect(oil.getByRole('textbox')).toHaveValue('12');
    const tins = await row(TIN);
    expect(tins.getByText('The saved unit is no longer sold. Now sold by the unit.')).toBeVisible();
    expect(tins.getByRole('textbox')).toHaveValue('6');
  });

  it('hides prices where the company hides them', async () => {
    const opened = await openList({ saved: USUAL, company: aCompany({ settings: { hidePrices: true } }) });
    const { dialog, row } = await preview(opened);
    expect((await row(OIL)).queryByText('$240.00')).toBeNull();
    expect(dialog.queryByText('$278.90')).toBeNull();
    await opened.user.click(dialog.getByRole('button', { name: 'Add 2 products to cart' }));
    expect(cartContents(opened.workspace)).toEqual([`${OIL}: 2`, `${TIN}: 1`]);
  });

  it('offers a retry when prices and stock can’t be loaded', async () => {
    let isDown = false;
    const { '/pricing': prices } = catalogueResponses();
    const opened = await openList({
      answers: { '/pricing': () => (isDown ? { success: 'no' } : prices) },
    });
    await screen.findByRole('button', { name: `Add ${OIL}` });
    isDown = true;
    const { dialog, row } = await preview(opened);
    expect(await dialog.findByText('We couldn’t check availability')).toBeVisible();
    isDown = false;
    await opened.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect((await row(OIL)).getByRole('textbox')).toHaveValue('1');
  });
});

describe('a link to a list', () => {
  it('carries the usual quantities', async () => {
    const { user } = await openList({ saved: USUAL });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
      'http://localhost:3000/favourites?share=1-2&usual=1_2_12__CS&name=Catering',
    );
  });

  it('shows a colleague the quantities, who orders them or saves them with a copy', async () => {
    const at = '/favourites?share=1-2&usual=1_2_12__CS&usual=2_many&name=Opening+night';
    const opened = await openList({ at });
    const { user, workspace, kept } = opened;
    await waitFor(() => expect(screen.getByText('Usual quantity: 2 × Case of 12')).toBeVisible());
    expect(screen.queryByRole('button', { name: /^Set usual quantity/ })).toBeNull();

    const { dialog, row } = await preview(opened, 'Order all: Opening night');
    expect((await row(OIL)).getByRole('textbox')).toHaveValue('2');
    await user.click(dialog.getByRole('button', { name: 'Add 2 products to cart' }));
    expect(cartContents(workspace)).toEqual([`${OIL}: 2`, `${TIN}: 1`]);
    expect(unitsInCart(opened)).toEqual(['Case of 12', null]);

    await user.click(screen.getByRole('button', { name: 'Save to my lists' }));
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    expect(
      await screen.findByRole('button', { name: `Usual quantity: 2 × Case of 12, ${OIL}` }),
    ).toBeVisible();
    const [, , saved] = Object.values(Object(kept.data.lists));
    expect(saved).toMatchObject({
      name: 'Opening night',
      product_ids: [1, 2],
      usual_quantities: { 1: { quantity: '2', units: 'CS', factor: '12' } },
    });
  });
});
