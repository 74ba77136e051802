import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DealsList } from '../../../src/screens/catalogue/DealsList.tsx';
import { aCompany } from '../../support/builders.ts';
import { cartContents } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const deal = (changes: Record<string, unknown> = {}) => ({
  id: 1,
  name: 'Oil week',
  description: 'By the case.',
  conditionsType: 'ALL',
  conditions: [
    { id: 1, quantity: 24 },
    { id: 2, quantity: 3 },
  ],
  date_from: '2026-11-01',
  date_to: '2026-11-30',
  ...changes,
});

const catalogue = catalogueResponses({
  rules: [
    {
      product_id: 1,
      special_prices: [{ rule: 'SCALE_PRICE', name: null, min_value: 24, price: 8.6 }],
      gifts: [{ product_id: 1, product_name: 'Extra virgin olive oil 1 L', quantity: 2, step: 24 }],
    },
    { product_id: 2, gifts: [{ product_id: 9, product_name: 'Funnel', quantity: 1, step: 3 }] },
  ],
  units: [
    { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
    { product_id: 1, units: 'CS12', name: 'Case of 12', factor: 12 },
  ],
});

const show = (deals: unknown[], options: RenderPortalOptions = {}) =>
  renderPortal(<DealsList />, {
    ...options,
    answers: {
      ...catalogue,
      '/products/1,2': { success: true, products: [oliveOil, tin] },
      '/promos/list': { success: true, result: deals },
    },
  });

it('shows each condition and reward, loads the deals of the client, and fills a deal with one press', async () => {
  const { user, workspace, http } = await show([deal()]);
  const card = within(await screen.findByRole('article', { name: 'Oil week' }));
  expect(http.sent.find(({ path }) => path === '/promos/list')?.body).toEqual({
    clientIdentifier: 10,
    salesRep: 'rep',
    source: 'WO',
  });
  expect(card.getByText('Until Mon, Nov 30')).toBeVisible();
  expect(card.getByText('Buy both:')).toBeVisible();
  expect(card.getByText('Buy 24: $8.60 each instead of $10.00, get 2 free')).toBeVisible();
  expect(card.getByText('Buy 3, get 1 × Funnel free')).toBeVisible();
  expect(card.getByText('24 to go')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Add both, $323.10: Oil week' }));
  expect(cartContents(workspace)).toEqual(['Extra virgin olive oil 1 L: 2', 'Olive oil tin 5 L: 3']);
  expect(workspace.cart?.state.getState().entries.map(({ line }) => line.section)).toEqual([
    'deals',
    'deals',
  ]);
  expect(await screen.findByText('Deal applied: Oil week')).toBeVisible();
  expect(card.getByText('Applied')).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Oil week' })).toHaveFocus();
});

it('lets the customer choose from several conditions, each until it is met', async () => {
  const { user, workspace } = await show([deal({ conditionsType: 'ANY' })]);
  const card = within(await screen.findByRole('article', { name: 'Oil week' }));
  expect(card.getByText('Buy any of these products:')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Add 3: Olive oil tin 5 L' }));
  expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 3']);
  expect(card.getByText('1 of 2 applied')).toBeVisible();
  expect(await screen.findByText('Deal applied: Olive oil tin 5 L')).toBeVisible();
  await user.click(card.getByRole('button'));
  expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 3', 'Extra virgin olive oil 1 L: 2']);
  expect(card.getByText('Applied')).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

it('has the button of a single product beside its progress', async () => {
  const { user, workspace } = await show([deal({ conditions: [{ id: 2, quantity: 3 }] })]);
  await user.click(await screen.findByRole('button', { name: 'Add 3: Olive oil tin 5 L' }));
  expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 3']);
});

it('includes the lines in the cart', async () => {
  const { user } = await show([deal({ conditions: [{ id: 1, quantity: 20 }] })], {
    answers: {},
  });
  const card = within(await screen.findByRole('article', { name: 'Oil week' }));
  expect(card.getByRole('progressbar', { name: '0 of 20' })).toHaveAttribute('aria-valuenow', '0');
  await user.click(card.getByRole('button'));
  expect(card.getByRole('progressbar', { name: '20 of 20' })).toHaveAttribute('aria-valuenow', '100');
});

it('hides a deal with an unavailable product', async () => {
  await renderPortal(<DealsList />, {
    answers: {
      ...catalogue,
      '/products/1,2': { success: true, products: [tin] },
      '/promos/list': {
        success: true,
        result: [deal(), deal({ id: 2, name: 'Either', conditionsType: 'ANY' })],
      },
    },
  });
  expect(await screen.findByRole('article', { name: 'Either' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Oil week' })).not.toBeInTheDocument();
});

it('leaves out an unreadable deal, and says if there are none', async () => {
  await show([deal({ conditions: [{ id: 1, quantity: 'many' }] }), { nonsense: true }]);
  expect(await screen.findByRole('heading', { name: 'No deals today' })).toBeVisible();
});

it('shows no price if prices are hidden', async () => {
  await show([deal()], { company: aCompany({ settings: { hidePrices: true } }) });
  const card = await screen.findByRole('article', { name: 'Oil week' });
  expect(within(card).getByText('Buy 24')).toBeVisible();
  expect(card.textContent).not.toMatch(/8\.60|10\.00/);
});
