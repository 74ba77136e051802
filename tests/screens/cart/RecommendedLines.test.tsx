import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { CartPage } from '../../../src/screens/cart/CartPage.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { cartContents, fillCart } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const recommendation = {
  id: 'R-1',
  customer_id: 10,
  note: 'For spring',
  products: [
    { product_id: 1, recommended_quantity: 6, units: '' },
    { product_id: 2, recommended_quantity: 1, units: '' },
  ],
};

const open = (response: unknown, customer?: null) =>
  renderPortal(<CartPage />, {
    at: '/cart/R-1',
    route: '/cart/:recommendation?',
    ...(customer === null && { customer }),
    answers: {
      ...catalogueResponses(),
      '/products/1,2': { success: true, products: [oliveOil, tin] },
      '/orders/recommendation': response,
      '/company_settings': { success: true, settings: {} },
    },
  });

it('offers the lines of the link’s recommendation without adding them', async () => {
  const { user, workspace, http } = await open({ success: true, recommendations: [recommendation] });
  const list = within(await screen.findByRole('list', { name: 'Recommended for you' }));
  expect(screen.getByText('For spring')).toBeVisible();
  expect(http.sent.find(({ path }) => path === '/orders/recommendation')?.body).toEqual({
    customer_id: 10,
    recommendation: 'R-1',
  });
  expect(cartContents(workspace)).toEqual([]);
  await user.click(list.getByRole('checkbox', { name: 'Select Olive oil tin 5 L' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 product' }));
  expect(cartContents(workspace)).toEqual(['Extra virgin olive oil 1 L: 6']);
  expect(workspace.cart?.state.getState().entries[0]?.line.section).toBe('recommendation');
});

it('can be dismissed', async () => {
  const { user, address } = await open({ success: true, recommendations: [recommendation] });
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(address()).toBe('/cart');
});

it.each<[what: string, answer: unknown, text: string]>([
  [
    'the back office refuses it',
    () => {
      throw new CallError('forbidden', { code: 'not_yours', status: 403 });
    },
    'Order recommendation belongs to another customer',
  ],
  [
    'it names another customer',
    { success: true, recommendations: [{ ...recommendation, customer_id: 11 }] },
    'Order recommendation belongs to another customer',
  ],
  [
    'it can’t be had',
    () => {
      throw new CallError('server', { status: 500 });
    },
    'An error ocurred while getting the order recommendation',
  ],
  ['there is none', { error: 'Not data' }, 'This recommendation is no longer available'],
  [
    'there is none, which some back offices say with a status',
    () => {
      throw new CallError('not_found', { code: 'not_data', message: 'Not data', status: 404 });
    },
    'This recommendation is no longer available',
  ],
])('shows a message if %s; the cart stays usable', async (_, answer, text) => {
  const { workspace } = await open(answer);
  fillCart(workspace, [aCartLine()]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

it('sends a visitor to the login, with the recommendation', async () => {
  const { address } = await open({ error: 'Not data' }, null);
  expect(address()).toBe('/login/R-1');
});
