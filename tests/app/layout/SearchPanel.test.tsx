import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SearchBox } from '../../../src/app/layout/SearchBox.tsx';
import { loadLazyParts } from '../../screens/catalogue/openStore.tsx';
import { aTransactionWire } from '../../support/cart.ts';
import { catalogueResponses } from '../../support/catalogue.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeAll(loadLazyParts);

const invoice = aTransactionWire({ id: 'id-2', kind: 'invoice', transaction_number: 'INV-88210' });

const open = (at: string) =>
  renderPortal(
    <>
      <SearchBox />
      <button type="button">Elsewhere</button>
    </>,
    {
      answers: {
        ...catalogueResponses(),
        '/transactions': { success: true, total: 1, transactions: [invoice] },
      },
      at,
      route: '*',
    },
  );
const field = () => screen.getByRole('searchbox', { name: 'Search products' });
const panel = () => screen.findByRole('region', { name: 'Search results' });

describe.each(['/cart', '/checkout'])('typing in the search on %s', (at) => {
  it('shows the products over the page, which stays', async () => {
    const { user, address, workspace } = await open(at);
    await user.type(field(), 'olive');
    const found = within(await panel());
    expect(await found.findByText('2 products')).toBeVisible();
    await user.click(await found.findByRole('button', { name: 'Add Olive oil tin 5 L' }));
    await waitFor(() => expect(workspace.cart?.state.getState().entries).toHaveLength(1));
    expect(address()).toBe(at);
    expect(screen.getByRole('region', { name: 'Search results' })).toBeVisible();
  });

  it('ends with Escape, with an empty field, or elsewhere', async () => {
    const { user, address } = await open(at);
    const isClosed = () => expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
    await user.type(field(), 'olive');
    await panel();
    await user.keyboard('{Escape}');
    await waitFor(isClosed);
    await user.type(field(), 'olive');
    (await within(await panel()).findByRole('link', { name: 'Olive oil tin 5 L' })).focus();
    await user.keyboard('{Escape}');
    await waitFor(isClosed);
    expect(field()).toHaveFocus();
    await user.type(field(), 'olive');
    await panel();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(isClosed);
    expect(address()).toBe(at);
  });

  it('leads to the store with Enter', async () => {
    const { user, address } = await open(at);
    await user.type(field(), 'olive{Enter}');
    await waitFor(() => expect(address()).toBe('/store?text=olive'));
  });

  it('finds a document by its number', async () => {
    const { user, http } = await open(at);
    await user.type(field(), 'inv 88210');
    const link = await within(await panel()).findByRole('link', { name: 'Invoice INV-88210' });
    expect(link).toHaveAttribute('href', '/account?document=id-2');
    expect(http.sent.find(({ path }) => path === '/transactions')?.query).toEqual({
      page: 1,
      page_size: 5,
      search: 'inv 88210',
    });
  });
});

it('no document is asked for with the name of a product', async () => {
  const { user, http } = await open('/cart');
  await user.type(field(), 'olive oil 5L');
  await panel();
  expect(http.sent.filter(({ path }) => path === '/transactions')).toEqual([]);
});
