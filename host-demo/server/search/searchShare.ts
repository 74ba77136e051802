import { SearchError } from './searchError.ts';

/** Processor time of a caller's searches at once, ms. */
const BURST = 2000;
/** The share of the processor that a caller has in the long run. */
const SHARE = 0.2;
const MAX_CALLERS = 10_000;

/**
 * Each caller's share of the time for searches, so that many expensive ones from one place leave room for the others. `clock` in
 * ms.
 */
export const createSearchShares = (clock: () => number) => {
  const spent = new Map<string, { time: number; at: number }>();

  const spentBy = (caller: string): number => {
    const { time, at } = spent.get(caller) ?? { time: 0, at: 0 };
    return Math.max(0, time - (clock() - at) * SHARE);
  };
  const forgetIdle = () => {
    for (const caller of spent.keys()) if (spentBy(caller) === 0) spent.delete(caller);
  };

  return {
    /** Throws 429 as Elasticsearch does, with the seconds to wait, when the caller's time is spent. */
    check(caller: string): void {
      const excess = spentBy(caller) - BURST;
      if (excess < 0) return;
      const seconds = Math.floor(excess / SHARE / 1000) + 1;
      throw new SearchError(
        'es_rejected_execution_exception',
        'too many searches, please wait',
        429,
        seconds,
      );
    },
    /** `time`: what a search took, ms. */
    spend(caller: string, time: number): void {
      if (spent.size >= MAX_CALLERS) forgetIdle();
      spent.set(caller, { time: spentBy(caller) + time, at: clock() });
    },
  };
};
export type SearchShares = ReturnType<typeof createSearchShares>;
