import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SubmissionProblem } from '../../../src/screens/checkout/SubmissionProblem.tsx';
import type { NotPlaced } from '../../../src/state/checkout/submissionResult.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** The messages for placing, each with the back office's code for it (rules: Error messages). */

const show = (problem: NotPlaced, kind: 'order' | 'invoice' | 'estimate' = 'order') =>
  renderPortal(<SubmissionProblem kind={kind} problem={problem} onRetry={vi.fn()} />);

test.each([
  ['no_lines', 'There are no products that can be ordered.'],
  ['sub_customer_required', 'Select a customer.'],
  ['unit_required', 'Please select a unit of measure.'],
  ['below_minimum', 'The total is below the minimum order amount.'],
  ['shipping_method_required', 'Select a shipping method.'],
  ['address_required', 'Please enter a shipping address with a state/city.'],
  ['not_shipped_here', 'We don’t ship to your location.'],
  ['credit_exceeded', 'Credit limit exceeded.'],
  [
    'no_gateway',
    'Payment gateway error: payment is required but the company has no payment gateway configured; contact the wholesaler.',
  ],
  ['payment_required', 'Payment is required: credit purchases are not available under your sales terms.'],
  ['product_unavailable', 'A product is no longer available. Remove it from your cart.'],
  ['coupon_unknown', 'This coupon code is no longer valid. Remove it from your cart.'],
  ['coupon_expired', 'The coupon has expired. Remove it from your cart.'],
  ['coupon_used', 'You’ve already used this coupon. Remove it from your cart.'],
  ['wrong_kind', 'Bluebird Foods has changed what it accepts online. Reload this page.'],
  ['number_taken', 'This number is already in use. Try again to get a new one.'],
  ['invalid_quantity', 'A quantity can’t be ordered. Change it in your cart.'],
  ['invalid_size', 'A size can’t be read. Enter it in your cart as dimensions such as 2x3.'],
  [
    'content_differs',
    'This number was already used for other products. Check your history before you try again.',
  ],
  ['constructor', 'An error has occurred, please try again, or call Bluebird Foods'],
  ['', 'An error has occurred, please try again, or call Bluebird Foods'],
  ['common:action.close', 'An error has occurred, please try again, or call Bluebird Foods'],
  ['anything_else', 'An error has occurred, please try again, or call Bluebird Foods'],
])('a refusal %s has its message', async (code, sentence) => {
  await show({ status: 'rejected', code });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Your order wasn’t placed');
  expect(alert).toHaveTextContent(sentence);
  expect(alert).toHaveTextContent('Your cart hasn’t changed.');
});

test('a refusal without a known code has the back office’s own message', async () => {
  await show({ status: 'rejected', code: 'error', message: 'Your account is blocked, please call us.' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your account is blocked, please call us. Your cart hasn’t changed.',
  );
});

test('an expired session asks for a login', async () => {
  await show({ status: 'session_expired', code: 'session_expired' });
  expect(screen.getByRole('alert')).toHaveTextContent('Session expired, please login again.');
});

test.each([
  ['order', 'We haven’t been able to confirm your order yet'],
  ['invoice', 'We haven’t been able to confirm your purchase yet'],
  ['estimate', 'We haven’t been able to confirm your estimate yet'],
] as const)('an %s without a response can be looked up', async (kind, title) => {
  await show({ status: 'unknown', code: 'unreachable' }, kind);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
});

test('an order that never arrived may be sent again', async () => {
  await show({ status: 'not_arrived', code: 'not_arrived' }, 'invoice');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your purchase wasn’t completedWe couldn’t reach Bluebird Foods. Please try again.',
  );
});
