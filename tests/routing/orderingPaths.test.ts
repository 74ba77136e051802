import { expect, test } from 'vitest';
import {
  isCheckingOutOrPaying,
  isConfirmation,
  isOrderingOrPaying,
} from '../../src/routing/orderingPaths.ts';
import { paths } from '../../src/routing/paths.ts';

test.each([
  [paths.cart(), true],
  [paths.cart('spring'), true],
  [paths.checkout(), true],
  ['/checkout/WEB-1?amount=12', true],
  [paths.payInvoices(['7', '8']), true],
  ['/account?kind=invoice&pay=7', true],
  ['/account/INV-7?amount=12', true],
  [paths.paymentForm('abc'), true],
  [paths.paymentResult('7'), true],
  [paths.home(), false],
  [paths.store('text=cart'), false],
  [paths.account(), false],
  [paths.unpaidInvoices(), false],
  [paths.document('7'), false],
  [paths.receipt('7'), false],
  [paths.accountSettings(), false],
  [paths.confirmation('7'), false],
])('a customer orders or pays at %s: %s', (address, expected) => {
  expect(isOrderingOrPaying(address)).toBe(expected);
});

test.each([
  [paths.checkout(), true],
  [paths.payInvoices(['7']), true],
  [paths.paymentResult('7'), true],
  [paths.cart(), false],
  [paths.cart('spring'), false],
  [paths.store('text=checkout'), false],
])('something would be lost by a reload at %s: %s', (address, expected) => {
  expect(isCheckingOutOrPaying(address)).toBe(expected);
});

test.each([
  [paths.confirmation('7'), true],
  [paths.home(), false],
  ['/confirmation', false],
])('%s confirms an order: %s', (address, expected) => {
  expect(isConfirmation(address)).toBe(expected);
});
