import type { Customer } from '../access/customer.ts';
import type { CartDetails } from '../cart/cart.ts';
import { isSameAddress } from './deliveryAddress.ts';
import { knownAddresses } from './knownAddresses.ts';

type Presets = Pick<CartDetails, 'address' | 'paymentMethod' | 'lastShippingMethodCode'>;

/**
 * What the next order starts with: how this one is shipped and paid, and its address if it is one of the customer's own. What was
 * typed for this order only, and the address of a sub-customer, aren't kept.
 */
export function nextOrderPresets(
  customer: Pick<Customer, 'address' | 'addresses' | 'subCustomers'>,
  details: CartDetails,
  shippingMethodCode: string | null,
): Presets {
  const { address, subCustomerId, paymentMethod, lastShippingMethodCode } = details;
  const isOwn =
    address !== null &&
    subCustomerId === null &&
    knownAddresses(customer, null).some((known) => isSameAddress(known, address));
  return {
    address: isOwn ? address : null,
    paymentMethod,
    lastShippingMethodCode: shippingMethodCode ?? lastShippingMethodCode,
  };
}
