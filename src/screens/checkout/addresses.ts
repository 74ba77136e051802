import type { ShippingAddress } from '../../domain/session/customer.ts';

export const isSameAddress = (one: ShippingAddress, other: ShippingAddress): boolean =>
  JSON.stringify([one.lines, one.city, one.state, one.zip, one.country]) ===
  JSON.stringify([other.lines, other.city, other.state, other.zip, other.country]);

/** City, state and postal code in one line. */
export const placeOf = ({ city, state, zip }: ShippingAddress): string =>
  [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');

/** The addresses to choose from: the customer's own first, each once. */
export const knownAddresses = (
  own: ShippingAddress,
  others: readonly ShippingAddress[],
): ShippingAddress[] => {
  const isFilled = (address: ShippingAddress) => address.lines.length > 0 || address.city !== '';
  return [own, ...others]
    .filter(isFilled)
    .filter((address, at, all) => all.findIndex((each) => isSameAddress(each, address)) === at);
};
