import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { afterPaint } from '../../../src/design-system/afterPaint.ts';
import { StoreScreen } from '../../../src/screens/catalogue/StoreScreen.tsx';
import { FavouriteOverlays } from '../../../src/screens/favourites/FavouriteOverlays.tsx';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { RowBody } from '../../../src/widgets/catalogue/ProductRow.tsx';
import { aCompany } from '../../support/builders.ts';
import { catalogueResponses } from '../../support/catalogue.ts';
import { favouritesBackOffice, savedFavourites } from '../../support/favourites.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

beforeAll(async () => {
  for (const part of [RowBody]) part.preload();
  await afterPaint();
  await vi.dynamicImportSettled();
});
/** No events from the cloud store. */
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

const OIL = 'Extra virgin olive oil 1 L';
const TIN = 'Olive oil tin 5 L';
const heartOf = (product: string) => screen.findByRole('button', { name: `Add ${product} to favorites` });

const openStore = async (saved: JsonObject, options: RenderPortalOptions = {}) => {
  const { kept, answers } = favouritesBackOffice(saved);
  const portal = await renderPortal(
    <>
      <StoreScreen />
      <FavouriteOverlays />
    </>,
    { at: '/store', route: '/store', answers: { ...catalogueResponses(), ...answers }, ...options },
  );
  await portal.workspace.favourites.open();
  return { ...portal, kept };
};

const lists = (kept: { data: JsonObject }) =>
  Object.values(Object(kept.data.lists)).map((list) => {
    const { name, product_ids, is_current } = Object(list);
    return `${name}${is_current ? '*' : ''}: ${product_ids.join(' ')}`;
  });

describe('a heart button', () => {
  it('is pressed for a favourite', async () => {
    await openStore(savedFavourites({ default: [1] }));
    const oil = await heartOf(OIL);
    await waitFor(() => expect(oil).toHaveAttribute('aria-pressed', 'true'));
    expect(await heartOf(TIN)).toHaveAttribute('aria-pressed', 'false');
  });

  it('is what a sold-out product has in place of Add, so that its customer is told when it is back', async () => {
    const saved = savedFavourites({ default: [2] });
    const { user } = await openStore(saved, {
      answers: {
        ...catalogueResponses(),
        ...favouritesBackOffice(saved).answers,
        '/availability': {
          success: true,
          availability: [{ product_id: 1, warehouse_id: 11, warehouse_name: 'Newark', quantity: 0 }],
        },
      },
    });
    const name = `Notify me when ${OIL} is back in stock`;
    await user.click(await screen.findByRole('button', { name, pressed: false }));
    expect(await screen.findByText(`${OIL} added to My favorites`)).toBeVisible();
    expect(screen.getByRole('button', { name, pressed: true })).toBeVisible();
    expect(await heartOf(OIL)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: `Add ${TIN}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Add ${OIL}` })).toBeNull();
  });

  it('adds a product without a list to the current one, and offers other lists', async () => {
    const { user, kept } = await openStore(savedFavourites({ default: [1], Catering: [] }));
    await user.click(await heartOf(TIN));
    expect(await screen.findByText(`${TIN} added to My favorites`)).toBeVisible();
    expect(await heartOf(TIN)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(lists(kept)).toEqual(['favorites_list_default*: 1 2', 'Catering: ']));

    await user.click(screen.getByRole('button', { name: 'Change list' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Favorite lists' }));
    expect(chooser.getByRole('checkbox', { name: /^My favorites/ })).toBeChecked();
    await user.click(chooser.getByRole('checkbox', { name: /^My favorites/ }));
    await user.click(chooser.getByRole('checkbox', { name: /^Catering/ }));
    await user.click(chooser.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(`${TIN} added to Catering`)).toBeVisible();
    await waitFor(() => expect(lists(kept)).toEqual(['favorites_list_default*: 1', 'Catering: 2']));
  });

  it('gets the focus back when the list dialog of its notice closes', async () => {
    const { user } = await openStore(savedFavourites({ default: [1], Catering: [] }));
    await user.click(await heartOf(TIN));
    const change = () => screen.findByRole('button', { name: 'Change list' });
    await user.click(await change());
    await screen.findByRole('dialog', { name: 'Favorite lists' });
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await heartOf(TIN)).toHaveFocus());

    await user.click(await heartOf(TIN));
    await user.click(await screen.findByRole('checkbox', { name: /^Catering/ }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(await change());
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(async () => expect(await heartOf(TIN)).toHaveFocus());
  });

  it('asks a visitor to log in', async () => {
    const { user, address } = await openStore(
      {},
      { customer: null, company: aCompany({ openPortal: true }), at: '/store?text=oil' },
    );
    await user.click(await heartOf(TIN));
    expect(await screen.findByText('Log in to save favorites')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(address()).toBe('/login?next=%2Fstore%3Ftext%3Doil');
  });
});

describe('the list dialog', () => {
  it('opens for a favourite, and removes it from all lists', async () => {
    const { user, kept } = await openStore(savedFavourites({ default: [1], Catering: [1] }));
    await waitFor(async () => expect(await heartOf(OIL)).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heartOf(OIL));
    await user.click(await screen.findByRole('button', { name: 'Remove from all lists' }));
    expect(await screen.findByText(`${OIL} removed from your favorites`)).toBeVisible();
    expect(await heartOf(OIL)).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(lists(kept)).toEqual(['favorites_list_default*: ', 'Catering: ']));

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lists(kept)).toEqual(['favorites_list_default*: 1', 'Catering: 1']));
  });

  it('sets the list that new favourites go to', async () => {
    const { user, kept } = await openStore(savedFavourites({ default: [1], Catering: [] }));
    await waitFor(async () => expect(await heartOf(OIL)).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heartOf(OIL));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Save new favorites to' }),
      'Catering',
    );
    await user.keyboard('{Escape}');
    await user.click(await heartOf(TIN));
    expect(await screen.findByText(`${TIN} added to Catering`)).toBeVisible();
    await waitFor(() => expect(lists(kept)).toEqual(['favorites_list_default: 1', 'Catering*: 2']));
  });

  it('creates a list, which becomes the current one; a second submit is ignored while saving', async () => {
    const { user, kept, http } = await openStore(savedFavourites({ default: [1] }));
    await waitFor(async () => expect(await heartOf(OIL)).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heartOf(OIL));
    await user.click(await screen.findByRole('button', { name: 'Add to a new list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New list' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveAccessibleDescription(
      'Enter a list name',
    );
    await user.type(dialog.getByRole('textbox', { name: 'List name' }), 'Monday');
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByText(`${OIL} added to Monday`)).toBeVisible();
    expect(lists(kept)).toEqual(['favorites_list_default: 1', 'Monday*: 1']);
    expect(http.sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('shows “Error creating list” if that fails, and keeps the name', async () => {
    const { answers } = favouritesBackOffice(savedFavourites({ default: [1] }));
    const respond = answers['/documents/favourites'];
    const refusing = (call: Parameters<typeof respond>[0]) => {
      if (call.method === 'PATCH') throw new CallError('refused', { status: 413, code: 'too_large' });
      return respond(call);
    };
    const { user } = await openStore(
      {},
      { answers: { ...catalogueResponses(), '/documents/favourites': refusing } },
    );
    await waitFor(async () => expect(await heartOf(OIL)).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heartOf(OIL));
    await user.click(await screen.findByRole('button', { name: 'Add to a new list' }));
    await user.type(await screen.findByRole('textbox', { name: 'List name' }), 'Monday{Enter}');
    const problem = within(await screen.findByRole('alertdialog', { name: 'Error creating list' }));
    await user.click(problem.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('textbox', { name: 'List name' })).toHaveValue('Monday');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('checkbox', { name: /^My favorites/ })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Monday/ })).toBeNull();
  });
});
