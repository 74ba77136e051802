import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import type { LineDetails } from '../../../src/screens/cart/LineDetails.tsx';
import type { SaveAsList } from '../../../src/screens/cart/SaveAsList.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { fillCart } from '../../support/cart.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const LINES = 40;
const rendered = vi.hoisted(() => new Set<string>());

vi.mock('../../../src/screens/cart/LineDetails.tsx', async (importReal) => {
  const real = await importReal<{ LineDetails: typeof LineDetails }>();
  return {
    LineDetails: (props: Parameters<typeof LineDetails>[0]) => {
      rendered.add(props.line.name);
      return real.LineDetails(props);
    },
  };
});
vi.mock('../../../src/screens/cart/SaveAsList.tsx', async (importReal) => {
  const real = await importReal<{ SaveAsList: typeof SaveAsList }>();
  return {
    SaveAsList: () => {
      rendered.add('the screen');
      return real.SaveAsList();
    },
  };
});

const openCart = async () => {
  const portal = await renderPortal(<CartScreen />, { at: '/cart', route: '/cart' });
  const lines = Array.from({ length: LINES }, (_, index) =>
    aCartLine({ productId: index + 1, name: `Product ${index + 1}`, quantity: '2' }),
  );
  fillCart(portal.workspace, lines, { orderNumber: 'WEB-4471902' });
  await screen.findByRole('link', { name: 'Product 40' });
  await act(() => portal.workspace.cart.verify());
  rendered.clear();
  return portal;
};

beforeEach(() => rendered.clear());

test('a changed quantity renders its row, and neither another row nor the screen', async () => {
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Increase quantity: Product 7' }));
  expect(screen.getByRole('textbox', { name: 'Quantity: Product 7' })).toHaveValue('3');
  expect([...rendered]).toEqual(['Product 7']);
});

test('a removed line renders no other row', async () => {
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Remove Product 7' }));
  expect(screen.queryByRole('link', { name: 'Product 7' })).not.toBeInTheDocument();
  expect([...rendered]).toEqual(['the screen']);
});
