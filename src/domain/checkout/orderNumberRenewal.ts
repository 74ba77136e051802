const DAY_MS = 24 * 60 * 60 * 1000;

/** A number is renewed when it is 24 hours old or more at submission (rules: Order number). */
export function needsNewOrderNumber(now: number, created: number): boolean {
  return now - created >= DAY_MS;
}

/** Whole days after `created`: two devices that order at once get the same number, so it stays one order. */
export function renewedTimestamp(now: number, created: number): number {
  return created + Math.floor((now - created) / DAY_MS) * DAY_MS;
}

const MAX_OFFSET_MS = 997;

/** Replaces a taken number. It depends on the client id: all sessions get the same one, other customers another. */
export function alternativeTimestamp(created: number, clientId: number, attempt = 1): number {
  return created + attempt * (1 + (clientId % MAX_OFFSET_MS));
}
