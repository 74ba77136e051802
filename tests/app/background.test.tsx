import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackgroundTasks } from '../../src/app/background/BackgroundTasks.tsx';
import { afterPaint } from '../../src/design-system/afterPaint.ts';
import { storeQuery } from '../../src/domain/catalogue/storeView.ts';
import { CartScreen } from '../../src/screens/cart/CartScreen.tsx';
import { ProductScreen } from '../../src/screens/catalogue/ProductScreen.tsx';
import { StoreScreen } from '../../src/screens/catalogue/StoreScreen.tsx';
import { HomeDeals } from '../../src/screens/home/HomeDeals.tsx';
import { useRecordFact } from '../../src/state/analytics/useRecordFact.ts';
import { TileBody } from '../../src/widgets/catalogue/ProductItems.tsx';
import { RowBody } from '../../src/widgets/catalogue/ProductRow.tsx';
import { aCompany } from '../support/builders.ts';
import { catalogueResponses, tin } from '../support/catalogue.ts';
import { aCustomer } from '../support/customer.ts';
import { type RenderPortalOptions, renderPortal } from '../support/renderPortal.tsx';

type DataLayerEvent = {
  event?: string;
  event_id?: string;
  ecommerce?: { value?: number; items: { item_name: string }[] };
};

const page: { dataLayer?: DataLayerEvent[] } = window as { dataLayer?: DataLayerEvent[] };

/** Loads the lazy parts of rows first, so that no row is replaced while a test looks at it. */
beforeAll(async () => {
  for (const part of [RowBody, TileBody]) part.preload();
  await afterPaint();
  await Promise.all([
    import('../../src/app/customerCode.ts'),
    import('../../src/app/workspace/cartCode.ts'),
    import('../../src/state/catalogue/loadOffers.ts'),
  ]);
  await vi.dynamicImportSettled();
});

beforeEach(() => {
  delete page.dataLayer;
  document.title = '';
});

const events = () => (page.dataLayer ?? []).filter(({ event }) => event !== undefined);
const names = () => events().map(({ event }) => event);

const bundles = {
  success: true,
  category_bundles: [{ id: 1, name: 'Pantry', photourl: '', categories: [{ line_name: 'Oils' }] }],
};

/** The screens of the way to an order, at their own addresses. */
function Walk() {
  useRecordFact({ kind: 'location', at: useLocation(), via: useNavigationType() });
  return (
    <Routes>
      <Route path="/home/:userToken?" element={<HomeDeals isPhone={false} />} />
      <Route path="/store/:userToken?" element={<StoreScreen />} />
      <Route path="/product/:productId" element={<ProductScreen />} />
      <Route path="/cart/:recommendation?" element={<CartScreen />} />
    </Routes>
  );
}

const openPortal = async (options: RenderPortalOptions = {}) => {
  const portal = await renderPortal(
    <>
      <BackgroundTasks startQueries={() => undefined} preloadCode={() => undefined} />
      <Walk />
    </>,
    { answers: { ...catalogueResponses(), '/category_bundles': bundles }, at: '/store', ...options },
  );
  void portal.workspace.analytics.start();
  return portal;
};

const openProduct = async ({ user }: Awaited<ReturnType<typeof openPortal>>) => {
  // A row replaces its placeholder, and with it a link that is being pressed.
  await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' });
  await user.click(await screen.findByRole('link', { name: 'Olive oil tin 5 L' }));
  await screen.findByRole('heading', { level: 1, name: 'Olive oil tin 5 L' });
};

describe('analytics', () => {
  it('reports what a customer sees and selects once, and again when it is opened again', async () => {
    const portal = await openPortal();
    await waitFor(() => expect(names()).toEqual(['view_promotion', 'view_item_list']));
    await openProduct(portal);
    await portal.user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expect(names().slice(2)).toEqual(['select_item', 'view_item', 'view_promotion', 'view_item_list']),
    );
    expect(events()[2]?.ecommerce).toMatchObject({ value: 38.9, item_list_id: 'store' });
    const ids = events().map(({ event_id }) => event_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('reports adding to the cart, removing from it and viewing it', async () => {
    const { user } = await openPortal({ at: '/product/2' });
    await user.click(await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' }));
    await user.click(await screen.findByRole('button', { name: 'Add 1 more: Olive oil tin 5 L' }));
    await user.click(screen.getAllByRole('link', { name: /view cart/i })[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Remove Olive oil tin 5 L' }));
    await waitFor(() =>
      expect(names()).toEqual(['view_item', 'add_to_cart', 'add_to_cart', 'view_cart', 'remove_from_cart']),
    );
    expect(events().map(({ ecommerce }) => ecommerce?.value)).toEqual([38.9, 38.9, 38.9, 77.8, 77.8]);
  });

  it('has no hidden prices and no personal data', async () => {
    const company = aCompany({ settings: { hidePrices: true } });
    const portal = await openPortal({ company });
    await openProduct(portal);
    await waitFor(() => expect(names()).toContain('view_item'));
    // An event's random id may contain the digits of a code.
    const dataLayerText = JSON.stringify(page.dataLayer, (key, value: unknown) =>
      key === 'event_id' ? undefined : value,
    );
    expect(dataLayerText).not.toMatch(/price|value|currency/);
    const { email, clientName, clientCode } = aCustomer();
    for (const personal of [email, clientName, clientCode]) expect(dataLayerText).not.toContain(personal);
  });

  it('reports the selected category bundle', async () => {
    const { user } = await openPortal();
    await user.click(await screen.findByRole('link', { name: 'Pantry' }));
    await waitFor(() => expect(names()).toContain('select_promotion'));
    await waitFor(() => expect(names().filter((name) => name === 'view_item_list')).toHaveLength(2));
    expect(names().filter((name) => name === 'view_promotion')).toHaveLength(1);
    expect(events().at(-1)?.ecommerce).toMatchObject({ item_list_id: 'bundle-1' });
  });
});

describe('analytics of deals', () => {
  const deal = {
    id: 5,
    name: 'Tin week',
    description: '',
    conditionsType: 'ALL',
    conditions: [{ id: 2, quantity: 3 }],
    date_from: '2026-01-01',
    date_to: '2036-01-01',
  };
  const answers = {
    ...catalogueResponses(),
    '/products/2': { success: true, products: [tin] },
    '/promos/list': { success: true, result: [deal] },
  };

  it.each(['/home', `/store?${storeQuery({ deals: true })}`, '/product/2'])(
    'at %s they are reported when they are viewed and filled',
    async (startPath) => {
      const { user } = await openPortal({ answers, at: startPath });
      const card = within(await screen.findByRole('article', { name: 'Tin week' }));
      await user.click(card.getByRole('button', { name: /^Add / }));
      const ofDeals = () => events().filter(({ event }) => event?.endsWith('_promotion'));
      await waitFor(() =>
        expect(ofDeals().map(({ event }) => event)).toEqual(['view_promotion', 'select_promotion']),
      );
      for (const { ecommerce } of ofDeals())
        expect(ecommerce).toMatchObject({ creative_slot: 'deals', items: [{ item_name: 'Tin week' }] });
    },
  );
});

describe('the notice of added products', () => {
  const notices = () => within(screen.getByRole('region', { name: 'Notices' }));

  it('is shown once for several additions, and disappears when the quantity in the cart changes', async () => {
    const { user } = await openPortal();
    await user.click(await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' }));
    expect(await notices().findByText('Added: 1 × Olive oil tin 5 L')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Extra virgin olive oil 1 L' }));
    expect(await notices().findByText('Added: 1 × Extra virgin olive oil 1 L')).toBeVisible();
    expect(notices().queryByText('Added: 1 × Olive oil tin 5 L')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Increase quantity: Extra virgin olive oil 1 L' }));
    await waitFor(() => expect(notices().queryByText(/^Added/)).not.toBeInTheDocument());
  });

  it('disappears when the cart is opened in any way', async () => {
    const { user } = await openPortal({ at: '/product/2' });
    await user.click(await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' }));
    expect(await notices().findByText('Added: 1 × Olive oil tin 5 L')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: /view cart/i })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Cart' });
    await waitFor(() => expect(notices().queryByText(/^Added/)).not.toBeInTheDocument());
  });
});

describe('arriving on a screen', () => {
  it('sets the title and moves the focus to the heading', async () => {
    const portal = await openPortal();
    await waitFor(() => expect(document.title).toBe('All products · Bluebird Foods'));
    await openProduct(portal);
    await waitFor(() => expect(document.title).toBe('Olive oil tin 5 L · Bluebird Foods'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('a notification that comes is announced and counted in the title, and the focus stays', async () => {
    const none = { success: true, name: 'notifications', revision: 0, data: {} };
    const { workspace } = await openPortal({
      answers: { ...catalogueResponses(), '/category_bundles': bundles, '/documents/notifications': none },
    });
    await waitFor(() => expect(document.title).toBe('All products · Bluebird Foods'));
    const { activeElement } = document;
    const { state } = workspace.notifications;
    await waitFor(() => expect(state.getState().known).toBe(true));
    const message = {
      id: 'a',
      kind: 'orderStatus',
      title: 'Order WEB-1 has shipped',
      body: 'It’s on its way.',
      date: '2026-10-30T09:00:00.000Z',
      updatedAt: '2026-10-30T09:00:00.000Z',
      isRead: false,
      transactionId: '',
      productId: null,
    } as const;
    act(() => state.setState({ notifications: [message] }));
    expect(await screen.findByText('New notification: Order WEB-1 has shipped')).toHaveRole('status');
    expect(document.title).toBe('(1) All products · Bluebird Foods');
    expect(document.activeElement).toBe(activeElement);
    act(() => state.setState({ notifications: [{ ...message, isRead: true }] }));
    expect(document.title).toBe('All products · Bluebird Foods');
  });

  it('Back returns the focus to the link that was followed', async () => {
    const portal = await openPortal();
    await openProduct(portal);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await portal.user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(async () =>
      expect(await screen.findByRole('link', { name: 'Olive oil tin 5 L' })).toHaveFocus(),
    );
  });
});
