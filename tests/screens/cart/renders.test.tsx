import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { fillCart } from '../../support/cart.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const LINES = 40;
const names = Array.from({ length: LINES }, (_, index) => `Product ${index + 1}`);

/** The line, which reports when its row reads its picture. */
const observed = (line: CartLine, onRead: (name: string) => void): CartLine =>
  Object.defineProperty({ ...line }, 'imageUrl', {
    enumerable: true,
    get: () => {
      onRead(line.name);
      return '';
    },
  });

/** A verified cart, and the names of the lines whose rows were rendered since. */
const openCart = async () => {
  const { workspace, user } = await renderPortal(<CartScreen />, { at: '/cart', route: '/cart' });
  const { cart } = workspace;
  const lines = names.map((name, index) => aCartLine({ productId: index + 1, name, quantity: '2' }));
  fillCart(workspace, lines, { orderNumber: 'WEB-4471902' });
  await act(() => cart.verify());
  const rendered = new Set<string>();
  const observedLines = cart.state
    .getState()
    .entries.map(({ line }) => observed(line, (name) => rendered.add(name)));
  fillCart(workspace, observedLines);
  expect(rendered).toEqual(new Set(names));
  rendered.clear();
  return { user, rendered };
};

test('a changed quantity renders its row and no other', async () => {
  const { user, rendered } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Increase quantity: Product 7' }));
  expect(screen.getByRole('textbox', { name: 'Quantity: Product 7' })).toHaveValue('3');
  expect([...rendered]).toEqual(['Product 7']);
});

test('a removed line renders no other row', async () => {
  const { user, rendered } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Remove Product 7' }));
  expect(screen.queryByRole('link', { name: 'Product 7' })).not.toBeInTheDocument();
  expect([...rendered]).toEqual([]);
});
