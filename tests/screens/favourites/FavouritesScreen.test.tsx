import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { afterPaint } from '../../../src/design-system/afterPaint.ts';
import { FavouritesScreen } from '../../../src/screens/favourites/FavouritesScreen.tsx';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { RowBody } from '../../../src/widgets/catalogue/ProductRow.tsx';
import { cartContents } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { favouritesBackOffice, savedFavourites } from '../../support/favourites.ts';
import { type Answers, renderPortal } from '../../support/renderPortal.tsx';

beforeAll(async () => {
  for (const part of [RowBody]) part.preload();
  await import('../../../src/state/favourites/openFavourites.ts');
  await afterPaint();
  await vi.dynamicImportSettled();
});
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

const LISTS = savedFavourites({ default: [1], Catering: [1, 2], Truck: [] });

const openLists = async (saved: JsonObject = LISTS, at = '/favourites', responses: Answers = {}) => {
  const { kept, answers } = favouritesBackOffice(saved);
  const portal = await renderPortal(<FavouritesScreen />, {
    at,
    route: '/favourites',
    answers: {
      ...catalogueResponses(),
      '/products/1,2': { success: true, products: [oliveOil, tin] },
      ...answers,
      ...responses,
    },
  });
  await portal.workspace.favourites.open();
  return { ...portal, kept };
};

const lists = () =>
  within(screen.getByRole('navigation', { name: 'Your lists' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const chooseAction = async (
  user: Awaited<ReturnType<typeof openLists>>['user'],
  list: string,
  action: string,
) => {
  await user.click(screen.getByRole('button', { name: `More actions: ${list}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the lists', () => {
  it('are shown with their number of products; the current one is open', async () => {
    await openLists();
    expect(await screen.findByRole('heading', { level: 2, name: 'My favorites' })).toBeVisible();
    expect(lists()).toEqual(['My favorites11 product', 'Catering22 products', 'Truck00 products']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('My favorites');
    expect(screen.getByText('Default')).toBeVisible();
    expect(await screen.findByText('75 in stock')).toBeVisible();
    const products = within(screen.getByRole('list', { name: 'Products' }));
    expect(products.getByRole('link', { name: 'Extra virgin olive oil 1 L' })).toBeVisible();
    expect(products.getByText('75 in stock')).toBeVisible();
  });

  it('open by their address; an empty one explains what to do', async () => {
    const { user, address } = await openLists(LISTS, '/favourites?list=Catering');
    await screen.findByRole('heading', { level: 2, name: 'Catering' });
    expect(await screen.findByText('Olive oil tin 5 L')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Truck/ }));
    expect(address()).toBe('/favourites?list=Truck');
    expect(await screen.findByRole('heading', { name: 'This list is empty' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Order all' }));
    expect(await screen.findByText('No products to add to the cart')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show an error with a retry if they can’t be loaded', async () => {
    await openLists(LISTS, '/favourites', {
      '/documents/favourites': () => {
        throw new CallError('network');
      },
    });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your lists' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a list', () => {
  it('adds its products with the section of favourites', async () => {
    const { user, workspace } = await openLists();
    const add = await screen.findByRole('button', { name: 'Add Extra virgin olive oil 1 L' });
    await waitFor(() => expect(add).toBeEnabled());
    await user.click(add);
    expect(cartContents(workspace)).toEqual(['Extra virgin olive oil 1 L: 1']);
    expect(workspace.cart?.state.getState().entries[0]?.line.section).toBe('favourites');
  });

  it('is renamed; a name in use shows an error beside the field', async () => {
    const { user, kept } = await openLists(LISTS, '/favourites?list=Truck');
    await screen.findByRole('heading', { level: 2, name: 'Truck' });
    await chooseAction(user, 'Truck', 'Rename');
    const field = await screen.findByRole('textbox', { name: 'List name' });
    await user.clear(field);
    await user.type(field, 'catering{Enter}');
    expect(field).toHaveAccessibleDescription('You already have a list with this name');
    await user.clear(field);
    await user.type(field, 'Food truck{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Food truck' })).toBeVisible();
    await waitFor(() => expect(JSON.stringify(kept.data)).toContain('"Food truck"'));
  });

  it('is marked as deleted after a confirmation, and can be restored', async () => {
    const { user, kept, address } = await openLists(LISTS, '/favourites?list=Catering');
    await screen.findByRole('heading', { level: 2, name: 'Catering' });
    await chooseAction(user, 'Catering', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete list' }));
    expect(await screen.findByText('Deleted: Catering')).toBeVisible();
    expect(address()).toBe('/favourites');
    expect(lists()).toEqual(['My favorites11 product', 'Truck00 products']);
    await waitFor(() =>
      expect(kept.data).toMatchObject({ lists: { Catering: { deleted: true, product_ids: [1, 2] } } }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lists()).toEqual(['My favorites11 product', 'Catering22 products', 'Truck00 products']);
  });

  it('that is the default one can’t be renamed or deleted', async () => {
    const { user } = await openLists();
    await screen.findByRole('heading', { level: 2, name: 'My favorites' });
    await user.click(screen.getByRole('button', { name: 'More actions: My favorites' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Count shelf',
      'Shelf labels',
      'Set as default list',
    ]);
    expect(items[2]).toHaveAttribute('aria-disabled', 'true');
  });

  it('becomes the current one', async () => {
    const { user } = await openLists(LISTS, '/favourites?list=Catering');
    await screen.findByRole('heading', { level: 2, name: 'Catering' });
    expect(screen.queryByText('Default')).toBeNull();
    await chooseAction(user, 'Catering', 'Set as default list');
    expect(await screen.findByText('Default')).toBeVisible();
  });

  it('names products no longer sold, and removes them', async () => {
    const { user, kept } = await openLists(LISTS, '/favourites?list=Catering', {
      '/products/1,2': { success: true, products: [oliveOil] },
    });
    expect(await screen.findByText('1 product in this list is no longer available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove from list' }));
    await waitFor(() => expect(kept.data).toMatchObject({ lists: { Catering: { product_ids: [1] } } }));
    expect(screen.queryByText('1 product in this list is no longer available')).toBeNull();
  });

  it('is shared by a link with its name and product ids only', async () => {
    const { user } = await openLists(LISTS, '/favourites?list=Catering');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const link = await screen.findByRole('textbox', { name: 'Link' });
    expect(link).toHaveValue('http://localhost:3000/favourites?share=1-2&name=Catering');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/favourites?share=1-2&name=Catering',
    );
  });
});

describe('a shared list', () => {
  const AT = '/favourites?share=1-2&name=Opening+night';

  it('shows its products, and is saved as an own list', async () => {
    const { user, kept, address } = await openLists(LISTS, AT);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Shared list: Opening night' }),
    ).toBeVisible();
    expect(await screen.findByText('Olive oil tin 5 L')).toBeVisible();
    expect(Object.keys(Object(kept.data.lists))).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Save to my lists' }));
    expect(await screen.findByRole('textbox', { name: 'List name' })).toHaveValue('Opening night');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Saved: Opening night')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Opening night' })).toBeVisible();
    expect(address()).toMatch(/^\/favourites\?list=[0-9a-f]+$/);
    const [, , , saved] = Object.values(Object(kept.data.lists));
    expect(saved).toMatchObject({ name: 'Opening night', product_ids: [1, 2], is_current: true });
  });

  it('without available products says so', async () => {
    await openLists(LISTS, '/favourites?share=98-99&name=Theirs');
    expect(
      await screen.findByRole('heading', { name: 'No products from this list are available' }),
    ).toBeVisible();
  });
});
