import type { Customer } from '../session/customer.ts';
import type { CartDetails } from './cart.ts';

/**
 * What tells a user's cart from every other one, as long as it is the same cart: it gets another key with the order number
 * that follows an order or an emptying (specification §4, Cart). A number can't do it: it is renewed, steps aside, and comes
 * round again.
 */
export const cartKey = (
  { userId }: Pick<Customer, 'userId'>,
  { orderNumberMadeAt }: Pick<CartDetails, 'orderNumberMadeAt'>,
): string => `${userId}-${orderNumberMadeAt}`;
