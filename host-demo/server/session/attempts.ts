import type { Counters } from '../database/counters.ts';
import { Refusal } from '../refusal.ts';

/** Allowed failed attempts within the time window, ms. */
export type AttemptLimit = { most: number; window: number };

const USUAL_LIMIT: AttemptLimit = { most: 10, window: 60_000 };

/**
 * Counts failed logins by e-mail and address, in all processes. A running attempt counts too, so that parallel attempts
 * don't pass; it is removed on success.
 */
export const createAttempts = (counters: Counters, { most, window }: AttemptLimit = USUAL_LIMIT) => ({
  /** Counts an attempt. Throws 429 `too_many_attempts` with Retry-After. */
  async begin(key: string): Promise<void> {
    const { count, endsIn } = await counters.add(key, window);
    if (count <= most) return;
    throw new Refusal(429, 'too_many_attempts', 'too many attempts, please wait', {
      retryAfter: Math.max(1, Math.ceil(endsIn / 1_000)),
    });
  },
  succeeded: (key: string): Promise<void> => counters.remove(key),
});
export type Attempts = ReturnType<typeof createAttempts>;
