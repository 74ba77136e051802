import type { Customer } from '../access/customer.ts';
import type { CartDetails } from './cart.ts';

/** The order number can't identify a cart, because it is renewed, replaced and reused (rules: Cleaning the cart). */
export const cartKey = (
  { userId }: Pick<Customer, 'userId'>,
  { orderNumberMadeAt }: Pick<CartDetails, 'orderNumberMadeAt'>,
): string => `${userId}-${orderNumberMadeAt}`;
