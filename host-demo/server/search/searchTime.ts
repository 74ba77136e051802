/** The search took longer than its time. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** Limits the time of one search after another. */
export type SearchTime = {
  /** `limit` in ms. */
  start(limit: number): void;
  /** Throws {@link OutOfTime} after the limit. */
  check(): void;
};

/** This thread's processor time in ms: a busy machine takes nothing from a search. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export const createSearchTime = (clock: () => number = processorTime): SearchTime => {
  let end = Infinity;
  return {
    start(limit) {
      end = clock() + limit;
    },
    check() {
      if (clock() >= end) throw new OutOfTime();
    },
  };
};
