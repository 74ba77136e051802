import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SmartOrder } from '../../../src/screens/home/SmartOrder.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { aCompany } from '../../support/builders.ts';
import { cartContents, fillCart } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { readPriceExplanation } from '../../support/readPriceExplanation.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const usualProduct = (product_id: number, quantity: number, units = '') => ({
  product_id,
  quantity,
  units,
  times_bought: 6,
  usual_days: 28,
  last_date: '2026-10-24',
});

const catalogue = catalogueResponses({
  units: [
    { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
    { product_id: 1, units: 'CS12', name: 'Case of 12', factor: 12 },
  ],
});

const show = (
  options: RenderPortalOptions = {},
  suggestions: unknown[] = [usualProduct(1, 2, 'CS12'), usualProduct(2, 1)],
) =>
  renderPortal(<SmartOrder />, {
    ...options,
    answers: {
      ...catalogue,
      '/products/1,2': { success: true, products: [oliveOil, tin] },
      '/smart-orders/get': { success: true, smart_order: suggestions },
      '/orders/recommendation': { error: 'Not data' },
      ...options.answers,
    },
  });

it('isn’t called an order where the company makes estimates', async () => {
  await show({ company: aCompany({ settings: { enableInvoice: '2' } }) });
  expect(await screen.findByRole('region', { name: 'Your usual items' })).toBeVisible();
});

it('suggests the usual products with interval, unit and amount, and adds all of them', async () => {
  const { user, workspace } = await show();
  const list = within(await screen.findByRole('list', { name: 'Your smart order' }));
  const oil = within(list.getByRole('listitem', { name: 'Extra virgin olive oil 1 L' }));
  expect(oil.getByText('Bought 6 times, about every 28 days, last on Sat, Oct 24')).toBeVisible();
  expect(oil.getByRole('textbox', { name: 'Quantity: Extra virgin olive oil 1 L' })).toHaveValue('2');
  expect(oil.getByText('Case of 12')).toBeVisible();
  // 2 cases of 12 at 10.00, and a tin at 38.90.
  expect(oil.getByText('$240.00')).toBeVisible();
  expect(screen.getByText('$278.90')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 2 products' }));
  expect(cartContents(workspace)).toEqual(['Extra virgin olive oil 1 L: 2', 'Olive oil tin 5 L: 1']);
  expect(workspace.cart?.state.getState().entries.map(({ line }) => line.section)).toEqual([
    'smart_order',
    'smart_order',
  ]);
  expect(await screen.findByText('2 products added to your cart')).toBeVisible();
  expect(oil.getByText('In your cart: 2 × Case of 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All in your cart' }));
  expect(await screen.findByText('No products to add to the cart')).toBeVisible();
  expect(cartContents(workspace)).toEqual(['Extra virgin olive oil 1 L: 2', 'Olive oil tin 5 L: 1']);
});

it('explains the price of a product', async () => {
  const { user } = await show();
  expect(await readPriceExplanation(user, '$240.00')).toEqual([
    'List price: $10.00',
    'Unit price: $10.00',
    'Case of 12 = 12 × $10.00: $120.00',
    '24 × $10.00: $240.00',
    'Tax 7% (your rate): $16.80',
    'Including tax: $256.80',
  ]);
});

it('adds some products, with other quantities', async () => {
  const { user, workspace } = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Extra virgin olive oil 1 L' }));
  const quantity = screen.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
  await user.clear(quantity);
  await user.type(quantity, '3{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add 1 product' }));
  expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 3']);
});

it('has no selection if the other products are sold out', async () => {
  const { user } = await show({
    answers: {
      '/availability': {
        success: true,
        availability: [
          { product_id: 1, quantity: 75, warehouse_id: 5, warehouse_name: 'Default warehouse' },
          { product_id: 2, quantity: 0, warehouse_id: 5, warehouse_name: 'Default warehouse' },
        ],
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add 1 product' }));
  await user.click(screen.getByRole('button', { name: 'No more products to add' }));
  expect(await screen.findByText('No products to add to the cart')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /olive oil 1 L/ })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select Olive oil tin 5 L' })).toBeDisabled();
});

it('adds one product', async () => {
  const { user, workspace } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' }));
  expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 1']);
  expect(screen.getByRole('list', { name: 'Your smart order' })).toHaveFocus();
});

const rowsShown = () =>
  within(screen.getByRole('list', { name: 'Your smart order' })).getAllByRole('listitem');

it('lists what is in the cart already below what can still be added', async () => {
  const { workspace } = await show();
  await screen.findByRole('button', { name: 'Add 2 products' });
  fillCart(workspace, [aCartLine({ productId: 1, name: 'Extra virgin olive oil 1 L' })]);
  expect(await screen.findByRole('button', { name: 'Add 1 product' })).toBeVisible();
  const [first, last] = rowsShown();
  expect(first).toHaveAccessibleName('Olive oil tin 5 L');
  expect(last).toHaveTextContent('In your cart');
});

it('keeps a row that is added where it is, so that no other comes under the pointer', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add Extra virgin olive oil 1 L' }));
  expect(await screen.findByRole('button', { name: 'Add 1 product' })).toBeVisible();
  const [first, last] = rowsShown();
  expect(first).toHaveTextContent('In your cart: 2 × Case of 12');
  expect(last).toHaveAccessibleName('Olive oil tin 5 L');
});

it('is left out without past purchases', async () => {
  const { container } = await show({}, []);
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
  expect(screen.queryByText('Your smart order')).toBeNull();
});

it('shows an error if it can’t be loaded, with a retry', async () => {
  let isDown = true;
  const { user } = await show({
    answers: {
      '/smart-orders/get': () => {
        if (isDown) throw new Error('down');
        return { success: true, smart_order: [usualProduct(1, 1)] };
      },
    },
  });
  await screen.findByRole('heading', { name: 'We couldn’t load what you usually buy' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add 1 product' })).toBeEnabled();
});

it('shows no amounts if prices are hidden', async () => {
  await show({ company: aCompany({ settings: { hidePrices: true } }) });
  await screen.findByRole('button', { name: 'Add 2 products' });
  expect(screen.getByRole('region', { name: 'Your smart order' }).textContent).not.toMatch(/240|278|38\.9/);
});

it('links to the company’s recommendation', async () => {
  await show({
    answers: {
      '/orders/recommendation': {
        success: true,
        recommendations: [
          { id: 'R-1', customer_id: 10, products: [{ product_id: 1, recommended_quantity: 2, units: '' }] },
        ],
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'See recommended products' })).toHaveAttribute(
    'href',
    '/cart/R-1',
  );
});
