import { isSameAddress, knownAddresses } from '../../domain/checkout/knownAddresses.ts';
import { missingAddressFields } from '../../domain/checkout/missingAddressFields.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';

/** What can't be filled in: it is said as soon as it holds, not after a first attempt. */
const ALWAYS: readonly OrderBlocker[] = [
  'below_minimum',
  'not_shipped_here',
  'credit_exceeded',
  'no_gateway',
  'payment_required',
];

/** Those of them that are said away from the button that places the order. */
const OBSTACLES = ['not_shipped_here', 'credit_exceeded', 'no_gateway', 'payment_required'] as const;

/** The reasons to show: what is missing only once the customer tried to place the order. */
export const shownReasons = (reasons: readonly OrderBlocker[], tried: boolean): ReadonlySet<OrderBlocker> =>
  new Set(reasons.filter((reason) => tried || ALWAYS.includes(reason)));

/** How many fields of a typed address are empty; an address that is known has none. */
const countGaps = ({ details, customer }: Checkout): number => {
  const { address, subCustomerId } = details;
  const known = knownAddresses(customer, subCustomerId);
  if (!address || known.some((each) => isSameAddress(each, address))) return 0;
  return missingAddressFields(address).length;
};

/** Whether the order can be sent as it is. */
export const isComplete = (checkout: Checkout): boolean =>
  checkout.reasons.length === 0 && countGaps(checkout) === 0;

/**
 * How many things the customer still has to give: each field of a typed address by itself, as it is marked, every other one
 * once. What nobody can fill in isn't missing.
 */
export const countMissing = (checkout: Checkout): number => {
  const toGive = checkout.reasons.filter((reason) => !ALWAYS.includes(reason));
  const gaps = countGaps(checkout);
  return gaps > 0 ? toGive.filter((reason) => reason !== 'address_required').length + gaps : toGive.length;
};

/** What stands in the way although nothing is missing, where it isn't said beside the total already. */
export const obstaclesIn = ({ reasons }: Checkout) => OBSTACLES.filter((reason) => reasons.includes(reason));
