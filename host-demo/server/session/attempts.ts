import type { Counters } from '../database/counters.ts';
import { Refusal } from '../refusal.ts';

/** Allowed failed attempts within the time window, ms. */
export type AttemptLimit = { most: number; window: number };

/** 429 `too_many_attempts`; `wait` in ms. */
export const tooManyAttempts = (wait: number): Refusal =>
  new Refusal(429, 'too_many_attempts', 'too many attempts, please wait', {
    retryAfter: Math.max(1, Math.ceil(wait / 1_000)),
  });

/**
 * Counts failed attempts by key, in all processes; `name` keeps the keys of several limits apart. A running attempt counts
 * too, so that parallel attempts don't pass; it is removed on success. A window begins with its first attempt.
 */
export const createAttempts = (counters: Counters, name: string, { most, window }: AttemptLimit) => {
  const counterOf = (key: string) => `${name} ${key}`;
  return {
    /** Counts an attempt. Throws 429 `too_many_attempts` with Retry-After. */
    async begin(key: string): Promise<void> {
      const { count, endsIn } = await counters.add(counterOf(key), window);
      if (count <= most) return;
      await counters.subtract(counterOf(key));
      throw tooManyAttempts(endsIn);
    },
    async failed(key: string): Promise<void> {
      await counters.add(counterOf(key), window);
    },
    /** Counts nothing, unless the limit is reached. Throws 429 `too_many_attempts` with Retry-After. */
    async check(key: string): Promise<void> {
      if ((await counters.read(counterOf(key))) >= most) await this.begin(key);
    },
    forgive: (key: string): Promise<void> => counters.subtract(counterOf(key)),
    succeeded: (key: string): Promise<void> => counters.remove(counterOf(key)),
    isReached: async (key: string): Promise<boolean> => (await counters.read(counterOf(key))) >= most,
  };
};
