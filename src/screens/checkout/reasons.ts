import { isSameAddress, knownAddresses } from '../../domain/checkout/knownAddresses.ts';
import { missingAddressFields } from '../../domain/checkout/missingAddressFields.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';

/** Reasons that no field can fix are shown at once, not after the first attempt. */
const ALWAYS: readonly OrderBlocker[] = [
  'below_minimum',
  'not_shipped_here',
  'credit_exceeded',
  'no_gateway',
  'payment_required',
];

const OBSTACLES = ['not_shipped_here', 'credit_exceeded', 'no_gateway', 'payment_required'] as const;

/** Missing fields are shown only after the first attempt. */
export const shownReasons = (reasons: readonly OrderBlocker[], tried: boolean): ReadonlySet<OrderBlocker> =>
  new Set(reasons.filter((reason) => tried || ALWAYS.includes(reason)));

/** Number of empty fields of a typed address. */
const countGaps = ({ details, customer }: Checkout): number => {
  const { address, subCustomerId } = details;
  const known = knownAddresses(customer, subCustomerId);
  if (!address || known.some((each) => isSameAddress(each, address))) return 0;
  return missingAddressFields(address).length;
};

export const isComplete = (checkout: Checkout): boolean =>
  checkout.reasons.length === 0 && countGaps(checkout) === 0;

/** Number of missing fields; each empty field of an address counts. */
export const countMissing = (checkout: Checkout): number => {
  const toGive = checkout.reasons.filter((reason) => !ALWAYS.includes(reason));
  const gaps = countGaps(checkout);
  return gaps > 0 ? toGive.filter((reason) => reason !== 'address_required').length + gaps : toGive.length;
};

/** Obstacles that are not shown beside the total. */
export const obstaclesIn = ({ reasons }: Checkout) => OBSTACLES.filter((reason) => reasons.includes(reason));
