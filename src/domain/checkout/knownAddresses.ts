import type { Customer, ShippingAddress } from '../access/customer.ts';
import { isSameAddress, subCustomerOf } from './deliveryAddress.ts';
import type { ShippingMethod } from './shippingMethod.ts';

type AddressSource = Pick<Customer, 'address' | 'addresses' | 'subCustomers'>;

export function knownAddresses(customer: AddressSource, subCustomerId: number | null): ShippingAddress[] {
  const fromSubCustomer = subCustomerOf(customer, subCustomerId)?.address;
  return [...(fromSubCustomer ? [fromSubCustomer] : []), customer.address, ...customer.addresses]
    .filter(({ lines, city }) => lines.length > 0 || city !== '')
    .filter((address, index, all) => all.findIndex((b) => isSameAddress(b, address)) === index);
}

/**
 * The chosen address after another sub-customer is selected; null means its own, else the customer's. One without an
 * address keeps the address of the order, unless it was the previous sub-customer's.
 */
export function addressAfterSubCustomerChange(
  customer: AddressSource,
  subCustomerId: number,
  before: { subCustomerId: number | null; address: ShippingAddress | null },
): ShippingAddress | null {
  if (subCustomerOf(customer, subCustomerId)?.address) return null;
  const previousAddress = subCustomerOf(customer, before.subCustomerId)?.address;
  return previousAddress && before.address && isSameAddress(previousAddress, before.address)
    ? null
    : before.address;
}

export function suggestedStates(
  methods: readonly Pick<ShippingMethod, 'zones'>[],
  addresses: readonly ShippingAddress[],
): string[] {
  const states = [...methods.flatMap(({ zones }) => zones), ...addresses.map(({ state }) => state)];
  return [...new Set(states.map((state) => state.trim()).filter(Boolean))];
}
