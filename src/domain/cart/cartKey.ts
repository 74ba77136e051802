import type { Customer } from '../session/customer.ts';
import type { CartDetails } from './cart.ts';

/**
 * Identifies one cart of a user until it is ordered or emptied, which gives it a new order number (specification §4,
 * Cart). The number itself can't, because it is renewed, replaced and reused.
 */
export const cartKey = (
  { userId }: Pick<Customer, 'userId'>,
  { orderNumberMadeAt }: Pick<CartDetails, 'orderNumberMadeAt'>,
): string => `${userId}-${orderNumberMadeAt}`;
