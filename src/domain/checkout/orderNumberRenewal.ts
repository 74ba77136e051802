const A_DAY = 24 * 60 * 60 * 1000;

/** Whether a number made at `created` gets renewed when its order is placed: at 24 hours or more (rules: Dates). */
export function needsNewOrderNumber(now: number, created: number): boolean {
  return now - created >= A_DAY;
}

/**
 * The moment whose number replaces one that is too old: whole days after `created`. All open sessions of a customer come to
 * the same one, so that an order pressed on two devices at once is the same order still.
 */
export function renewalOf(now: number, created: number): number {
  return created + Math.floor((now - created) / A_DAY) * A_DAY;
}

/** Customers who share a number step aside by up to so many ms. */
const STEPS = 997;

/**
 * The moment whose number replaces one that is taken already: a little after `created`, by the customer's own id, and as far
 * again for each number more. Again the same for all open sessions of the customer.
 */
export function stepAside(created: number, clientId: number, times = 1): number {
  return created + times * (1 + (clientId % STEPS));
}
