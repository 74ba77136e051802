import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addItems } from '../../../src/state/cart/cartService.ts';
import { useCartService } from '../../../src/state/cart/useCartService.ts';
import { useAddedNotice } from '../../../src/widgets/cart/useAddedNotice.ts';
import { cartContents } from '../../support/cart.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** Adds an empty list. */
function AddNothing() {
  const cart = useCartService();
  const notice = useAddedNotice();
  return (
    <button type="button" onClick={() => notice({ result: addItems(cart, []), requestedCount: 0 })}>
      Add
    </button>
  );
}

function TellAdded() {
  const notice = useAddedNotice();
  return (
    <button type="button" onClick={() => notice({ result: { ok: true, skipped: [] }, requestedCount: 2 })}>
      Add
    </button>
  );
}

it.each([
  ['/store', 1],
  ['/cart', 0],
])('leads to the cart from %s, and nowhere from the cart itself', async (at, links) => {
  const { user } = await renderPortal(<TellAdded />, { at, route: at });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('2 products added to your cart')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'View cart' })).toHaveLength(links);
});

it.each([
  ['a customer with an empty list', {}, 'No products to add to the cart'],
  ['a visitor', { customer: null }, 'Log in to order'],
])('shows %s why nothing was added, without a cart link', async (_, customer, message) => {
  const { user, workspace } = await renderPortal(<AddNothing />, customer);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
  expect(cartContents(workspace)).toEqual([]);
});
