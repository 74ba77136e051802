import type { Customer, ShippingAddress, SubCustomer } from '../access/customer.ts';
import type { CartDetails } from '../cart/cart.ts';
import { addressLines } from './addressLines.ts';

export type AddressSource = Pick<Customer, 'address' | 'subCustomers'>;
type ChosenAddress = Pick<CartDetails, 'address' | 'subCustomerId'>;

export const isSameAddress = (a: ShippingAddress, b: ShippingAddress): boolean =>
  JSON.stringify([addressLines(a.lines), a.city, a.state, a.zip, a.country]) ===
  JSON.stringify([addressLines(b.lines), b.city, b.state, b.zip, b.country]);

export const subCustomerOf = (
  { subCustomers }: Pick<AddressSource, 'subCustomers'>,
  subCustomerId: number | null,
): SubCustomer | null => subCustomers.find(({ id }) => id === subCustomerId) ?? null;

export const defaultAddress = (customer: AddressSource, subCustomerId: number | null): ShippingAddress =>
  subCustomerOf(customer, subCustomerId)?.address ?? customer.address;

export const deliveryAddress = (
  customer: AddressSource,
  { address, subCustomerId }: ChosenAddress,
): ShippingAddress => address ?? defaultAddress(customer, subCustomerId);

/**
 * Whether an order for a sub-customer is delivered elsewhere: `elsewhere` when another address than the sub-customer's is
 * chosen, `unknown` when the sub-customer has none and nothing else is chosen.
 */
export function branchMismatch(
  customer: AddressSource,
  details: ChosenAddress,
): { reason: 'elsewhere' | 'unknown'; branch: SubCustomer } | null {
  const branch = subCustomerOf(customer, details.subCustomerId);
  if (!branch) return null;
  if (!branch.address) return details.address ? null : { reason: 'unknown', branch };
  return isSameAddress(branch.address, deliveryAddress(customer, details))
    ? null
    : { reason: 'elsewhere', branch };
}
