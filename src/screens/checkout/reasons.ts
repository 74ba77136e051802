import { addressGaps } from '../../domain/checkout/addressGaps.ts';
import { isSameAddress, knownAddresses } from '../../domain/checkout/knownAddresses.ts';
import type { NotPlaceableReason } from '../../domain/checkout/placeable.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';

/** What can't be filled in: it is said as soon as it holds, not after a first attempt. */
const ALWAYS: readonly NotPlaceableReason[] = [
  'below_minimum',
  'not_shipped_here',
  'credit_exceeded',
  'no_gateway',
  'payment_required',
];

/** The reasons to show: what is missing only once the customer tried to place the order. */
export const shownReasons = (
  reasons: readonly NotPlaceableReason[],
  tried: boolean,
): ReadonlySet<NotPlaceableReason> => new Set(reasons.filter((reason) => tried || ALWAYS.includes(reason)));

/** How many things are missing: each field of a typed address by itself, as it is marked, every other reason once. */
export const countMissing = ({ reasons, details, customer }: Checkout): number => {
  const { address, subCustomerId } = details;
  const known = knownAddresses(customer, subCustomerId);
  if (!address || known.some((each) => isSameAddress(each, address))) return reasons.length;
  return reasons.filter((reason) => reason !== 'address_required').length + addressGaps(address).length;
};
