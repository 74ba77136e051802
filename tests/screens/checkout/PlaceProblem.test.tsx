import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlaceProblem } from '../../../src/screens/checkout/PlaceProblem.tsx';
import type { NotPlaced } from '../../../src/state/checkout/ordering.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** The sentences of specification §8 that belong to placing, each for the back office's reason that leads to it. */

const show = (problem: NotPlaced, kind: 'order' | 'invoice' | 'estimate' = 'order') =>
  renderPortal(<PlaceProblem kind={kind} problem={problem} onRetry={vi.fn()} />);

test.each([
  ['no_lines', 'There is nothing in it that can be ordered.'],
  ['sub_customer_required', 'Choose who it is for.'],
  ['unit_required', 'Please select a unit of measure.'],
  ['below_minimum', 'It is below the minimum order amount.'],
  ['shipping_method_required', 'Select a shipping method.'],
  ['address_required', 'Please enter a shipping address with a state/city.'],
  ['not_shipped_here', "We don't ship to your location."],
  ['credit_exceeded', 'Credit limit exceeded.'],
  ['no_gateway', 'Payment is required, but Bluebird Foods takes no payments here.'],
  ['payment_required', 'Payment is required: credit purchases are not available under your sales terms.'],
  ['product_unavailable', 'A product in it is no longer available: take it out of the cart.'],
  ['coupon_unknown', 'There is no coupon with this code any more: remove it.'],
  ['coupon_expired', 'The coupon has expired: remove it from the cart.'],
  ['wrong_kind', 'Bluebird Foods takes something else now: load this page again.'],
  ['number_taken', 'Its number is taken: send it again and it gets a new one.'],
  ['anything_else', 'An error has occurred, please try again, or call Bluebird Foods'],
])('a refusal %s has its sentence, and the cart is as it was', async (code, sentence) => {
  await show({ ok: false, reason: 'refused', code });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent("The order wasn't placed");
  expect(alert).toHaveTextContent(sentence);
  expect(alert).toHaveTextContent('Your cart is as it was.');
});

test('an ended session asks for a login', async () => {
  await show({ ok: false, reason: 'session_expired', code: 'session_expired' });
  expect(screen.getByRole('alert')).toHaveTextContent('Session expired, please login again.');
});

test.each([
  ['order', "We don't know yet whether the order arrived"],
  ['invoice', "We don't know yet whether the invoice arrived"],
  ['estimate', "We don't know yet whether the estimate arrived"],
] as const)('an %s without an answer can be asked for', async (kind, title) => {
  await show({ ok: false, reason: 'unknown', code: 'unreachable' }, kind);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
});

test('what never arrived may be sent again', async () => {
  await show({ ok: false, reason: 'failed', code: 'not_arrived' }, 'invoice');
  expect(screen.getByRole('alert')).toHaveTextContent(
    "The invoice wasn't createdIt didn't reach Bluebird Foods. You can send it again.",
  );
});
