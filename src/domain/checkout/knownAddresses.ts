import type { Customer, ShippingAddress } from '../session/customer.ts';
import type { ShippingMethod } from './shippingMethod.ts';

type AddressSource = Pick<Customer, 'address' | 'addresses' | 'subCustomers'>;

/** Compares all fields exactly. */
export const isSameAddress = (one: ShippingAddress, other: ShippingAddress): boolean =>
  JSON.stringify([one.lines, one.city, one.state, one.zip, one.country]) ===
  JSON.stringify([other.lines, other.city, other.state, other.zip, other.country]);

const subCustomerAddress = (
  { subCustomers }: AddressSource,
  subCustomerId: number | null,
): ShippingAddress | null => subCustomers.find(({ id }) => id === subCustomerId)?.address ?? null;

/**
 * The addresses to choose from, without duplicates: that of the order's sub-customer, the customer's own, the customer's
 * list.
 */
export function knownAddresses(customer: AddressSource, subCustomerId: number | null): ShippingAddress[] {
  const fromSubCustomer = subCustomerAddress(customer, subCustomerId);
  return [...(fromSubCustomer ? [fromSubCustomer] : []), customer.address, ...customer.addresses]
    .filter(({ lines, city }) => lines.length > 0 || city !== '')
    .filter((address, at, all) => all.findIndex((other) => isSameAddress(other, address)) === at);
}

/**
 * The delivery address after another sub-customer is selected: that sub-customer's own. One without an address keeps the
 * address of the order, unless it was the previous sub-customer's. Null means the customer's own address.
 */
export function addressAfterSubCustomerChange(
  customer: AddressSource,
  subCustomerId: number,
  before: { subCustomerId: number | null; address: ShippingAddress | null },
): ShippingAddress | null {
  const own = subCustomerAddress(customer, subCustomerId);
  if (own) return own;
  const previousOwn = subCustomerAddress(customer, before.subCustomerId);
  return previousOwn && before.address && isSameAddress(previousOwn, before.address) ? null : before.address;
}

/** The states to suggest for a typed address: the zones of the shipping methods and the states of known addresses. */
export function suggestedStates(
  methods: readonly Pick<ShippingMethod, 'zones'>[],
  addresses: readonly ShippingAddress[],
): string[] {
  const named = [...methods.flatMap(({ zones }) => zones), ...addresses.map(({ state }) => state)];
  return [...new Set(named.map((state) => state.trim()).filter(Boolean))];
}
