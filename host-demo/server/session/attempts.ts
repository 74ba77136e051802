import { Refusal } from '../refusal.ts';

/** Allowed failed attempts within the time window, ms. */
export type AttemptLimit = { most: number; window: number };

const MAX_KEYS = 50_000;

/**
 * Counts failed attempts by key, in this process. A running attempt counts too, so that parallel attempts don't pass; it is
 * removed on success.
 */
export const createAttempts = (clock: () => Date, { most, window }: AttemptLimit) => {
  const attempts = new Map<string, number[]>();

  const recent = (key: string, now: number): number[] =>
    (attempts.get(key) ?? []).filter((time) => time > now - window);

  const dropOld = (now: number) => {
    for (const key of attempts.keys()) if (recent(key, now).length === 0) attempts.delete(key);
  };

  return {
    /** Counts an attempt. Throws 429 `too_many_attempts` with Retry-After. */
    begin(key: string): void {
      const now = clock().getTime();
      const times = recent(key, now);
      const [first] = times;
      if (first !== undefined && times.length >= most) {
        const seconds = Math.max(1, Math.ceil((first + window - now) / 1_000));
        throw new Refusal(429, 'too_many_attempts', 'too many attempts, please wait', {
          retryAfter: seconds,
        });
      }
      if (attempts.size >= MAX_KEYS) dropOld(now);
      attempts.set(key, [...times, now]);
    },
    /** Counts an attempt that has failed; the limit doesn't matter. */
    failed(key: string): void {
      const now = clock().getTime();
      if (attempts.size >= MAX_KEYS) dropOld(now);
      attempts.set(key, [...recent(key, now).slice(1 - most), now]);
    },
    /** Forgets the last attempt, because it has succeeded. */
    forgive(key: string): void {
      const left = (attempts.get(key) ?? []).slice(0, -1);
      if (left.length > 0) attempts.set(key, left);
      else attempts.delete(key);
    },
    /** Forgets all attempts. */
    succeeded(key: string): void {
      attempts.delete(key);
    },
    /** Whether the limit is reached. */
    isReached: (key: string): boolean => recent(key, clock().getTime()).length >= most,
  };
};
