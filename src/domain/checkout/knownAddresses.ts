import type { Customer, ShippingAddress } from '../session/customer.ts';
import { addressLines } from './addressLines.ts';
import type { ShippingMethod } from './shippingMethod.ts';

type AddressSource = Pick<Customer, 'address' | 'addresses' | 'subCustomers'>;

export const isSameAddress = (a: ShippingAddress, b: ShippingAddress): boolean =>
  JSON.stringify([addressLines(a.lines), a.city, a.state, a.zip, a.country]) ===
  JSON.stringify([addressLines(b.lines), b.city, b.state, b.zip, b.country]);

const subCustomerAddress = (
  { subCustomers }: AddressSource,
  subCustomerId: number | null,
): ShippingAddress | null => subCustomers.find(({ id }) => id === subCustomerId)?.address ?? null;

export function knownAddresses(customer: AddressSource, subCustomerId: number | null): ShippingAddress[] {
  const fromSubCustomer = subCustomerAddress(customer, subCustomerId);
  return [...(fromSubCustomer ? [fromSubCustomer] : []), customer.address, ...customer.addresses]
    .filter(({ lines, city }) => lines.length > 0 || city !== '')
    .filter((address, index, all) => all.findIndex((b) => isSameAddress(b, address)) === index);
}

/**
 * The delivery address after another sub-customer is selected. One without an address keeps the address of the order,
 * unless it was the previous sub-customer's. Null means the customer's own address.
 */
export function addressAfterSubCustomerChange(
  customer: AddressSource,
  subCustomerId: number,
  before: { subCustomerId: number | null; address: ShippingAddress | null },
): ShippingAddress | null {
  const newAddress = subCustomerAddress(customer, subCustomerId);
  if (newAddress) return newAddress;
  const previousAddress = subCustomerAddress(customer, before.subCustomerId);
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
