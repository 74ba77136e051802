import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LineDetails } from '../../../src/screens/cart/LineDetails.tsx';
import type { SaveAsList } from '../../../src/screens/cart/SaveAsList.tsx';
import { aCartLine } from '../../domain/builders.ts';

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

const importCart = async () => {
  const [{ CartScreen }, { fillCart }, { renderPortal }] = await Promise.all([
    import('../../../src/screens/cart/CartScreen.tsx'),
    import('../../support/cart.ts'),
    import('../../support/renderPortal.tsx'),
  ]);
  return { CartScreen, fillCart, renderPortal };
};
let code: Awaited<ReturnType<typeof importCart>>;

/** Other files of the same worker may have loaded the parts before they were replaced. */
beforeAll(async () => {
  vi.resetModules();
  code = await importCart();
});

const openCart = async () => {
  const { CartScreen, fillCart, renderPortal } = code;
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
