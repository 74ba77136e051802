import { type CallerShares, createCallerShares } from '../callerShares.ts';
import { SearchError } from './searchError.ts';

/** Processor time of a caller's searches, ms: 2 s at once, and a fifth of the processor in the long run. */
const SHARE = { burst: 2_000, perSecond: 200 };

export const createSearchShares = (clock: () => number): CallerShares => createCallerShares(SHARE, clock);

/** Throws 429 as Elasticsearch does, with the seconds to wait, when the searcher's time is spent. */
export const checkSearchShare = (shares: CallerShares, searcher: string): void => {
  const seconds = shares.secondsToWait(searcher);
  if (seconds === 0) return;
  throw new SearchError('es_rejected_execution_exception', 'too many searches, please wait', 429, seconds);
};
