import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { ConfirmationScreen } from '../../../src/screens/checkout/ConfirmationScreen.tsx';
import { HistoryDetail } from '../../../src/screens/history/HistoryDetail.tsx';
import { TransactionScreen } from '../../../src/screens/history/TransactionScreen.tsx';
import { ReceiptScreen } from '../../../src/screens/payments/ReceiptScreen.tsx';
import { aTransactionWire } from '../../support/cart.ts';
import { aPaymentWire } from '../../support/payments/paymentWire.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** A payment that its provider reviews is neither paid nor failed, wherever the customer looks. */

const ID = '0123456789abcdefghjk';

const payment = (status: string) =>
  aPaymentWire({ payment_id: ID, status, receipt_number: '', paid_at: null, invoices: [] });

const detail = (
  <HistoryDetail id="id-1" listUrl="/account" isOrderAgainOpen={false} onOrderAgain={() => undefined} />
);

type Place = [name: string, element: ReactElement, at: string, route: string];

const SCREENS: Place[] = [
  ['confirmation', <ConfirmationScreen key="c" />, '/confirmation/id-1', '/confirmation/:id'],
  ['page', <TransactionScreen key="t" />, '/transaction/id-1', '/transaction/:id'],
  ['history', detail, '/account', '/account'],
  ['receipt', <ReceiptScreen key="r" />, `/account?receipt=${ID}`, '/account'],
];

const open = ([, element, at, route]: Place, status: string) => {
  const transaction = aTransactionWire({ status: 'awaiting_payment', payments: [payment(status)] });
  return renderPortal(element, {
    at,
    route,
    answers: {
      '/transactions/id-1': { success: true, transaction },
      [`/payments/${ID}`]: { success: true, payment: payment(status) },
    },
  });
};

test.each(SCREENS)(
  'the %s says that a held payment is under review, and not to pay again',
  async (...shown) => {
    await open(shown, 'held');
    const notice = await screen.findByText('Your payment is under review');
    expect(notice).toBeVisible();
    expect(notice.closest('[role="status"]')).toHaveTextContent(
      /The payment provider is reviewing it\. There is nothing more to do, please don’t pay again\. Questions\? Contact Bluebird Foods/,
    );
    expect(screen.queryByText(/expects to ship your order/)).toBeNull();
  },
);

test('the history leads to where a payment at its bank is continued or cancelled', async () => {
  await open(['history', detail, '/account', '/account'], 'pending');
  expect(await screen.findByRole('link', { name: 'Continue or cancel this payment' })).toHaveAttribute(
    'href',
    `/payments/payu-check?payment=${ID}`,
  );
});

test.each(SCREENS)('the %s of a paid order doesn’t', async (...shown) => {
  await open(shown, 'paid');
  await screen.findAllByText(/WEB-1|Total/);
  expect(screen.queryByText('Your payment is under review')).toBeNull();
});
