import type { Cart } from '../cart/cart.ts';

/** What the customer orders and how, as text: a problem of the last attempt is outdated once this differs. */
export const orderContent = ({ entries, details }: Cart): string => {
  const { address, coupon, shippingMethodCode, subCustomerId, paymentMethod } = details;
  return JSON.stringify([
    entries.map(({ key, line: { quantity, unit, size } }) => [key, quantity, unit?.code, size]),
    address && [address.lines, address.city, address.state, address.zip, address.country],
    [coupon?.code, shippingMethodCode, subCustomerId, paymentMethod],
  ]);
};
