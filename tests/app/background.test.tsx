import { screen, waitFor, within } from '@testing-library/react';
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
import { RowBody, TileBody } from '../../src/widgets/catalogue/ProductItems.tsx';
import { aCompany } from '../support/builders.ts';
import { answersFor, tin } from '../support/catalogue.ts';
import { aCustomer } from '../support/customer.ts';
import { type RenderPortalOptions, renderPortal } from '../support/renderPortal.tsx';

type Pushed = {
  event?: string;
  event_id?: string;
  ecommerce?: { value?: number; items: { item_name: string }[] };
};

const page: { dataLayer?: Pushed[] } = window as { dataLayer?: Pushed[] };

/** Whole screens, of which several are shown in a row. */
vi.setConfig({ testTimeout: 30_000 });

/** What comes behind the first rows has come, so that no row is replaced while a test looks at it. */
beforeAll(async () => {
  for (const part of [RowBody, TileBody]) part.preload();
  await afterPaint();
  await Promise.all([
    import('../../src/state/analytics/recorder.ts'),
    import('../../src/state/catalogue/loadOffers.ts'),
  ]);
  await vi.dynamicImportSettled();
});

beforeEach(() => {
  delete page.dataLayer;
  document.title = '';
});

/** For what is fetched on the way. */
const PATIENT = { timeout: 10_000 };

const events = () => (page.dataLayer ?? []).filter(({ event }) => event !== undefined);
const names = () => events().map(({ event }) => event);

const bundles = {
  success: true,
  category_bundles: [{ id: 1, name: 'Pantry', photourl: '', categories: [{ line_name: 'Oils' }] }],
};

/** The screens of the way to an order, at their own addresses. */
function Walk() {
  useRecordFact({ kind: 'place', at: useLocation(), via: useNavigationType() });
  return (
    <Routes>
      <Route path="/home/:userToken?" element={<HomeDeals />} />
      <Route path="/store/:userToken?" element={<StoreScreen />} />
      <Route path="/product/:productId" element={<ProductScreen />} />
      <Route path="/cart/:recommendation?" element={<CartScreen />} />
    </Routes>
  );
}

const visit = async (options: RenderPortalOptions = {}) => {
  const portal = await renderPortal(
    <>
      <BackgroundTasks />
      <Walk />
    </>,
    { answers: { ...answersFor(), '/category_bundles': bundles }, at: '/store', ...options },
  );
  portal.workspace.record();
  return portal;
};

const openProduct = async ({ user }: Awaited<ReturnType<typeof visit>>) => {
  await user.click(await screen.findByRole('link', { name: 'Olive oil tin 5 L' }, PATIENT));
  await screen.findByRole('heading', { level: 1, name: 'Olive oil tin 5 L' }, PATIENT);
};

describe('analytics', () => {
  it('reports what a customer sees and chooses, each once, and again when it is opened again', async () => {
    const portal = await visit();
    await waitFor(() => expect(names()).toEqual(['view_promotion', 'view_item_list']), PATIENT);
    await openProduct(portal);
    await portal.user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(
      () =>
        expect(names().slice(2)).toEqual(['select_item', 'view_item', 'view_promotion', 'view_item_list']),
      PATIENT,
    );
    expect(events()[2]?.ecommerce).toMatchObject({ value: 38.9, item_list_id: 'store' });
    const ids = events().map(({ event_id }) => event_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('reports what goes into the cart and out of it, and the cart itself', async () => {
    const { user } = await visit({ at: '/product/2' });
    await user.click(await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' }, PATIENT));
    await user.click(screen.getByRole('button', { name: 'Increase quantity: Olive oil tin 5 L' }));
    await user.click(screen.getAllByRole('link', { name: /view cart/i })[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Remove Olive oil tin 5 L' }));
    await waitFor(() =>
      expect(names()).toEqual(['view_item', 'add_to_cart', 'add_to_cart', 'view_cart', 'remove_from_cart']),
    );
    expect(events().map(({ ecommerce }) => ecommerce?.value)).toEqual([38.9, 38.9, 38.9, 77.8, 77.8]);
  });

  it('knows no price that the customer doesn’t see, and nobody’s name', async () => {
    const company = aCompany({ settings: { hidePrices: true } });
    const portal = await visit({ company });
    await openProduct(portal);
    await waitFor(() => expect(names()).toContain('view_item'), PATIENT);
    const said = JSON.stringify(page.dataLayer);
    expect(said).not.toMatch(/price|value|currency/);
    const { email, clientName, clientCode } = aCustomer();
    for (const personal of [email, clientName, clientCode]) expect(said).not.toContain(personal);
  });

  it('reports the bundle that was chosen', async () => {
    const { user } = await visit();
    await user.click(await screen.findByRole('link', { name: 'Pantry' }, PATIENT));
    await waitFor(() => expect(names()).toContain('select_promotion'), PATIENT);
    await waitFor(() => expect(names().filter((name) => name === 'view_item_list')).toHaveLength(2), PATIENT);
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
    ...answersFor(),
    '/products/2': { success: true, products: [tin] },
    '/promos/list': { success: true, result: [deal] },
  };

  it.each(['/home', `/store?${storeQuery({ deals: true })}`, '/product/2'])(
    'at %s they are reported when they are seen, and when they are filled',
    async (at) => {
      const { user } = await visit({ answers, at });
      await user.click(await screen.findByRole('button', { name: /^Add missing products for Tin/ }, PATIENT));
      const ofDeals = () => events().filter(({ event }) => event?.endsWith('_promotion'));
      await waitFor(
        () => expect(ofDeals().map(({ event }) => event)).toEqual(['view_promotion', 'select_promotion']),
        PATIENT,
      );
      for (const { ecommerce } of ofDeals())
        expect(ecommerce).toMatchObject({ creative_slot: 'deals', items: [{ item_name: 'Tin week' }] });
    },
  );
});

describe('the notice of what was added', () => {
  const notices = () => within(screen.getByRole('region', { name: 'Notices' }));

  it('is one, however much is added, and goes when the cart holds another quantity', async () => {
    const { user } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' }, PATIENT));
    expect(await notices().findByText('Added: 1 × Olive oil tin 5 L')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Extra virgin olive oil 1 L' }));
    expect(await notices().findByText('Added: 1 × Extra virgin olive oil 1 L')).toBeVisible();
    expect(notices().queryByText('Added: 1 × Olive oil tin 5 L')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Increase quantity: Extra virgin olive oil 1 L' }));
    await waitFor(() => expect(notices().queryByText(/^Added/)).not.toBeInTheDocument());
  });

  it('goes where its link leads, whichever way one got there', async () => {
    const { user } = await visit({ at: '/product/2' });
    await user.click(await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' }, PATIENT));
    expect(await notices().findByText('Added: 1 × Olive oil tin 5 L')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: /view cart/i })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Cart' });
    await waitFor(() => expect(notices().queryByText(/^Added/)).not.toBeInTheDocument());
  });
});

describe('arriving on a screen', () => {
  it('names the page after it, and leads the focus to its heading', async () => {
    const portal = await visit();
    await waitFor(() => expect(document.title).toBe('All products · Bluebird Foods'));
    await openProduct(portal);
    await waitFor(() => expect(document.title).toBe('Olive oil tin 5 L · Bluebird Foods'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('on return leads it to the link that led away', async () => {
    const portal = await visit();
    await openProduct(portal);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await portal.user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(async () =>
      expect(await screen.findByRole('link', { name: 'Olive oil tin 5 L' })).toHaveFocus(),
    );
  });
});
