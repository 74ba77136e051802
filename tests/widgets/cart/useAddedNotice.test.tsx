import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addToCart } from '../../../src/state/cart/addToCart.ts';
import { useWorkspace } from '../../../src/state/useWorkspace.ts';
import { useAddedNotice } from '../../../src/widgets/cart/useAddedNotice.ts';
import { inCart } from '../../support/cart.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** Adds nothing, as a list that came back empty would. */
function AddNothing() {
  const workspace = useWorkspace();
  const notice = useAddedNotice();
  return (
    <button type="button" onClick={() => notice({ added: addToCart(workspace, []), asked: 0 })}>
      Add
    </button>
  );
}

it.each([
  ['a customer with an empty list', {}, 'No products to add to the cart'],
  ['a visitor', { customer: null }, 'Log in to order'],
])('tells %s why nothing was added, and leads to no cart', async (_, who, words) => {
  const { user, workspace } = await renderPortal(<AddNothing />, who);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
  expect(inCart(workspace)).toEqual([]);
});
