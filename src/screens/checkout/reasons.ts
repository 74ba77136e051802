import type { NotPlaceableReason } from '../../domain/checkout/placeable.ts';

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
