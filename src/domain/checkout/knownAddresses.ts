import type { Customer, ShippingAddress } from '../session/customer.ts';
import type { ShippingMethod } from './shippingMethod.ts';

type Known = Pick<Customer, 'address' | 'addresses' | 'subCustomers'>;

/** Whether two addresses are the same, letter by letter. */
export const isSameAddress = (one: ShippingAddress, other: ShippingAddress): boolean =>
  JSON.stringify([one.lines, one.city, one.state, one.zip, one.country]) ===
  JSON.stringify([other.lines, other.city, other.state, other.zip, other.country]);

const ofSubCustomer = ({ subCustomers }: Known, subCustomerId: number | null): ShippingAddress | null =>
  subCustomers.find(({ id }) => id === subCustomerId)?.address ?? null;

/** The addresses to choose from, each once: the sub-customer's that the order is for, the customer's own, its list. */
export function knownAddresses(customer: Known, subCustomerId: number | null): ShippingAddress[] {
  const sub = ofSubCustomer(customer, subCustomerId);
  return [...(sub ? [sub] : []), customer.address, ...customer.addresses]
    .filter(({ lines, city }) => lines.length > 0 || city !== '')
    .filter((address, at, all) => all.findIndex((each) => isSameAddress(each, address)) === at);
}

/**
 * Where an order goes once another sub-customer is picked: to that one's own address. One without an address leaves what
 * was chosen or typed, but not the address of the sub-customer before. Null: the customer's own.
 */
export function addressOfPicked(
  customer: Known,
  picked: number,
  before: { subCustomerId: number | null; address: ShippingAddress | null },
): ShippingAddress | null {
  const own = ofSubCustomer(customer, picked);
  if (own) return own;
  const last = ofSubCustomer(customer, before.subCustomerId);
  return last && before.address && isSameAddress(last, before.address) ? null : before.address;
}

/** The states that are written out for a typed address to take: those that a shipping method goes to, and known ones. */
export function knownStates(
  methods: readonly Pick<ShippingMethod, 'zones'>[],
  addresses: readonly ShippingAddress[],
): string[] {
  const named = [...methods.flatMap(({ zones }) => zones), ...addresses.map(({ state }) => state)];
  return [...new Set(named.map((state) => state.trim()).filter(Boolean))];
}
