const DAY_MS = 24 * 60 * 60 * 1000;

/** An order number is renewed when it is 24 hours old or more at submission (rules: Dates). */
export function needsNewOrderNumber(now: number, created: number): boolean {
  return now - created >= DAY_MS;
}

/**
 * The timestamp of the number that replaces an old one: a whole number of days after `created`. All open sessions of a
 * customer get the same result, so that an order placed on two devices at once stays one order.
 */
export function renewedTimestamp(now: number, created: number): number {
  return created + Math.floor((now - created) / DAY_MS) * DAY_MS;
}

/** Customers with the same number get offsets of up to this many ms. */
const MAX_OFFSET_MS = 997;

/**
 * The timestamp of the number that replaces a taken one: an offset after `created` that depends on the client id, added
 * once per attempt. All open sessions of a customer get the same result.
 */
export function alternativeTimestamp(created: number, clientId: number, attempt = 1): number {
  return created + attempt * (1 + (clientId % MAX_OFFSET_MS));
}
