import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTransactionWire } from '../../support/cart.ts';
import { codeField, openScreen, PRODUCTS, quantityField, rowOf } from '../../support/quickOrder.tsx';
import type { Answers } from '../../support/renderPortal.tsx';

const lines = [
  {
    product_id: 1,
    product_name: 'Olive oil 1 L',
    product_code: 'CO-1001',
    quantity: 2,
    unit_of_measure: 'Case of 12',
    factor: 12,
  },
  { product_id: 3, product_name: 'Coffee beans 1 kg', product_code: 'CF-0310', quantity: 4 },
  { product_id: 9, product_name: 'Old soap', product_code: 'SO-1', quantity: 5 },
  { product_id: 2, product_name: 'Olive oil tin 5 L', product_code: 'CO-1052', quantity: 1, detail_type: 1 },
];
const [first, second] = [
  { id: 'id-1', transaction_number: 'WEB-1', netvalue: 46.89, line_count: 3 },
  { id: 'id-2', transaction_number: 'WEB-2', netvalue: 12, line_count: 1 },
].map(aTransactionWire);

const openOrders = async (answers: Answers = {}) => {
  const portal = await openScreen({
    '/transactions': ({ query }: { query: { search?: string } }) => {
      const found = [first, second].filter((order) =>
        String(order?.transaction_number).includes(query.search ?? ''),
      );
      return { success: true, total: found.length, transactions: found };
    },
    '/transactions/id-1': { success: true, transaction: aTransactionWire({ lines }) },
    '/products/1,3,9': { success: true, products: PRODUCTS.filter(({ id }) => id === 1 || id === 3) },
    ...answers,
  });
  await portal.user.click(screen.getByRole('button', { name: 'Start from an order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start from an order' }));
  return { ...portal, dialog };
};

test('the lines of an earlier order become rows, which can be taken back', async () => {
  const { user, dialog } = await openOrders();
  await user.click(await dialog.findByRole('button', { name: /WEB-1.*\$46\.89.*Nov 18, 2026 · 3 products/ }));
  expect(await screen.findByText('3 rows added from WEB-1')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(codeField(1)).toHaveValue('CO-1001');
  expect(quantityField(1)).toHaveValue('2');
  expect(rowOf(1).getByRole('combobox', { name: /Unit/ })).toHaveDisplayValue('Case of 12');
  expect(rowOf(2).getByText('Coffee beans 1 kg')).toBeVisible();
  expect(quantityField(2)).toHaveValue('4');
  expect(rowOf(3).getByText('No longer available')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(codeField(1)).toHaveValue(''));
});

test('an order that is pressed twice is added once', async () => {
  const held = Promise.withResolvers<void>();
  const { user, dialog } = await openOrders({
    '/transactions/id-1': async () => {
      await held.promise;
      return { success: true, transaction: aTransactionWire({ lines }) };
    },
  });
  const choice = await dialog.findByRole('button', { name: /WEB-1/ });
  await user.click(choice);
  await waitFor(() => expect(choice).toHaveAttribute('aria-disabled', 'true'));
  await user.click(choice);
  expect(choice).toHaveFocus();
  held.resolve();
  expect(await screen.findByText('3 rows added from WEB-1')).toBeVisible();
  expect(quantityField(1)).toHaveValue('2');
});

test('an order is found by its number', async () => {
  const { user, dialog } = await openOrders();
  await user.type(dialog.getByRole('searchbox', { name: 'Number, product or code' }), 'WEB-2');
  await waitFor(() => expect(dialog.queryByRole('button', { name: /WEB-1/ })).not.toBeInTheDocument());
  expect(dialog.getByRole('button', { name: /WEB-2/ })).toBeVisible();
  await user.type(dialog.getByRole('searchbox'), '00');
  expect(await dialog.findByText('Nothing found for “WEB-200”')).toBeVisible();
});

test('an order that can’t be loaded is named, and the dialog stays', async () => {
  const { user, dialog } = await openOrders({ '/transactions/id-1': { status: 404 } });
  await user.click(await dialog.findByRole('button', { name: /WEB-1/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t load WEB-1. Try again.');
});

test('a canceled order is marked, more are shown, and the dialog closes', async () => {
  const orders = Array.from({ length: 20 }, (_, at) =>
    aTransactionWire({
      id: `id-${at}`,
      transaction_number: `WEB-${at}`,
      status: at === 1 ? 'cancelled' : 'delivered',
    }),
  );
  const { user, dialog } = await openOrders({
    '/transactions': ({ query }: { query: { page_size?: string } }) => ({
      success: true,
      total: orders.length,
      transactions: orders.slice(0, Number(query.page_size)),
    }),
  });
  expect(await dialog.findByRole('button', { name: /^WEB-1 ?Canceled/ })).toBeVisible();
  expect(dialog.getAllByText('Canceled')).toHaveLength(1);
  expect(dialog.getAllByRole('listitem')).toHaveLength(8);
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(16));
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(20));
  expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
