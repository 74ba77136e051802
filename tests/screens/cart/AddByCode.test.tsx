import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { cartContents, companySettings, fillCart, savedCart } from '../../support/cart.ts';
import { catalogueResponses } from '../../support/catalogue.ts';
import { byCodes, PRODUCTS } from '../../support/quickOrder.tsx';
import { type Answers, renderPortal } from '../../support/renderPortal.tsx';

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

const openRow = async (answers: Answers = {}) => {
  const portal = await renderPortal(<CartScreen />, {
    at: '/cart',
    route: '/cart',
    answers: {
      ...catalogueResponses({ products: PRODUCTS }),
      '/company_settings': companySettings([]),
      ...savedCart(),
      '/products/by_codes': byCodes,
      ...answers,
    },
  });
  fillCart(portal.workspace, [aCartLine({ productId: 9, name: 'Olives', quantity: '3' })]);
  act(() => portal.startCart());
  await portal.user.click(await screen.findByRole('button', { name: 'Add by code' }));
  return { ...portal, code: await screen.findByRole('combobox', { name: 'Code or name to add' }) };
};

test('code, Enter, quantity, Enter puts a product into the cart, and the next code can be typed', async () => {
  const { user, workspace, code } = await openRow();
  expect(code).toHaveFocus();
  await user.keyboard('CO-1052{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /: Olive oil tin 5 L$/ })).toHaveFocus());
  await user.keyboard('2{Enter}');
  expect(code).toHaveFocus();
  expect(code).toHaveValue('');
  await user.keyboard('cf0310{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /: Coffee beans 1 kg$/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(cartContents(workspace)).toEqual(['Olives: 3', 'Olive oil tin 5 L: 2', 'Coffee beans 1 kg: 1']);
});

test('an empty cart leads to where a list is pasted', async () => {
  const { user, startCart, address } = await renderPortal(<CartScreen />, { at: '/cart', route: '/cart' });
  act(() => startCart());
  await user.click(await screen.findByRole('link', { name: 'Paste a list' }));
  expect(address()).toBe('/quick-order');
});

test('a barcode that a scanner types into the quantity is no quantity', async () => {
  const { user, workspace } = await openRow();
  await user.keyboard('CO-1052{Enter}');
  const quantity = await screen.findByRole('textbox', { name: /: Olive oil tin 5 L$/ });
  await waitFor(() => expect(quantity).toHaveFocus());
  await user.keyboard('8410660002054{Enter}');
  expect(quantity).toHaveAccessibleDescription('This quantity is too large');
  expect(cartContents(workspace)).toEqual(['Olives: 3']);
});

test('what is in the cart gets more of it', async () => {
  const { user, workspace } = await openRow();
  for (const quantity of ['2', '5']) {
    await user.keyboard('CO-1052{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Olive oil tin 5 L' })).toBeEnabled());
    await user.keyboard(`${quantity}{Enter}`);
  }
  expect(cartContents(workspace)).toEqual(['Olives: 3', 'Olive oil tin 5 L: 7']);
});

test('of several products that a code may mean, the customer chooses', async () => {
  const { user, workspace } = await openRow();
  await user.keyboard('olive{Enter}');
  expect(await screen.findByText('Several products match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Olive oil tin 5 L' }));
  await user.click(await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' }));
  expect(cartContents(workspace)).toEqual(['Olives: 3', 'Olive oil tin 5 L: 1']);
});

test('a code that is left without Enter is looked up, and the focus stays where the customer went', async () => {
  const { user } = await openRow();
  await user.keyboard('CO-1052');
  const elsewhere = screen.getByRole('textbox', { name: 'PO number' });
  await user.click(elsewhere);
  expect(await screen.findByRole('textbox', { name: /: Olive oil tin 5 L$/ })).toBeVisible();
  expect(elsewhere).toHaveFocus();
});

test('an unknown code stays to be corrected', async () => {
  const { user, code } = await openRow();
  await user.keyboard('ZZ-9{Enter}');
  expect(await screen.findByText('No product has this code or name')).toBeVisible();
  expect(code).toHaveValue('ZZ-9');
  expect(code).toBeInvalid();
});

test('a look-up that failed can be repeated', async () => {
  let isDown = true;
  const { user } = await openRow({
    '/products/by_codes': (call: Parameters<typeof byCodes>[0]) => {
      if (isDown) throw new CallError('network');
      return byCodes(call);
    },
  });
  await user.keyboard('CO-1052{Enter}');
  expect(await screen.findByText('We couldn’t look this up')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add Olive oil tin 5 L' })).toBeVisible();
});
