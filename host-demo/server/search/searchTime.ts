import { processorTime } from '../processorTime.ts';

export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

export type SearchTime = {
  /** `limit` in ms. */
  start(limit: number): void;
  /** Throws {@link OutOfTime} after the limit. */
  check(): void;
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
