import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderAgainLink } from '../../../src/widgets/history/OrderAgainLink.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { aTransactionWire, cartContents, fillCart } from '../../support/cart.ts';
import { catalogueResponses } from '../../support/catalogue.ts';
import { orderedLine } from '../../support/orderAgain.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const DIALOG = '/account?document=id-1&again=1';

/** The row's link of an order of three tins; `price`: today's of one, which cost $10. */
const renderLink = async (price = 10) => {
  const lines = [orderedLine(2, 3, { original_netprice: 10 })];
  const portal = await renderPortal(
    <OrderAgainLink id="id-1" address={DIALOG} label="Order again: WEB-1">
      Order again
    </OrderAgainLink>,
    {
      answers: {
        ...catalogueResponses({ prices: [{ product_id: 2, default_price: price }] }),
        '/transactions/id-1': { success: true, transaction: aTransactionWire({ lines }) },
      },
      at: '/home',
      route: '/home',
    },
  );
  portal.workspace.cart.state.setState({ restored: true });
  return portal;
};

const link = () => screen.getByRole('link', { name: 'Order again: WEB-1' });

it('puts the order into the cart, opens it, and says what was added', async () => {
  const { user, address, workspace } = await renderLink();
  await user.click(link());
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 3']);
  expect(await screen.findByText('1 product added to your cart')).toBeVisible();
});

it('opens the lines to choose from where one costs more', async () => {
  const { user, address, workspace } = await renderLink(10.01);
  await user.click(link());
  await waitFor(() => expect(address()).toBe(DIALOG));
  expect(cartContents(workspace)).toEqual([]);
});

it('opens the lines to choose from where the cart has something', async () => {
  const { user, address, workspace } = await renderLink();
  fillCart(workspace, [aCartLine({ productId: 4, name: 'Capers', quantity: '5' })]);
  await user.click(link());
  await waitFor(() => expect(address()).toBe(DIALOG));
  expect(cartContents(workspace)).toEqual(['Capers: 5']);
});

it('leaves a press with the control key to the browser, which opens the lines in a new tab', async () => {
  const { http, user } = await renderLink();
  expect(link()).toHaveAttribute('href', DIALOG);
  const isHandled = new Promise<boolean>((resolve) => {
    const seen = (press: MouseEvent) => {
      resolve(press.defaultPrevented);
      // The test's browser has no tabs.
      press.preventDefault();
    };
    window.addEventListener('click', seen, { once: true });
  });
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(await isHandled).toBe(false);
  expect(http.sent.map(({ path }) => path)).not.toContain('/transactions/id-1');
});
