import { isSameAddress, knownAddresses } from '../../domain/checkout/knownAddresses.ts';
import { missingAddressFields } from '../../domain/checkout/missingAddressFields.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';

/** No field can fix these, so they are shown before the first attempt too. */
const ALWAYS_VISIBLE: readonly OrderBlocker[] = [
  'below_minimum',
  'not_shipped_here',
  'credit_exceeded',
  'no_gateway',
  'payment_required',
];

const OBSTACLES = ['not_shipped_here', 'credit_exceeded', 'no_gateway', 'payment_required'] as const;

export const visibleReasonsOf = (
  reasons: readonly OrderBlocker[],
  showsErrors: boolean,
): ReadonlySet<OrderBlocker> =>
  new Set(reasons.filter((reason) => showsErrors || ALWAYS_VISIBLE.includes(reason)));

const countEmptyAddressFields = ({ details, customer }: Checkout): number => {
  const { address, subCustomerId } = details;
  const addresses = knownAddresses(customer, subCustomerId);
  if (!address || addresses.some((candidate) => isSameAddress(candidate, address))) return 0;
  return missingAddressFields(address).length;
};

export const isComplete = (checkout: Checkout): boolean =>
  checkout.reasons.length === 0 && countEmptyAddressFields(checkout) === 0;

/** Counts missing fields; each empty field of an address counts. */
export const countMissing = (checkout: Checkout): number => {
  const missing = checkout.reasons.filter((reason) => !ALWAYS_VISIBLE.includes(reason));
  const emptyAddressFields = countEmptyAddressFields(checkout);
  return emptyAddressFields > 0
    ? missing.filter((reason) => reason !== 'address_required').length + emptyAddressFields
    : missing.length;
};

/** The obstacles that SubmitCard doesn't show. */
export const obstaclesIn = ({ reasons }: Checkout) => OBSTACLES.filter((reason) => reasons.includes(reason));
