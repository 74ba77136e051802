import { withTimeout } from '../bridge/withTimeout.ts';
import type { CommandAnswer } from './options.ts';

type Call = () => Promise<CommandAnswer>;

/** One call after the other, each when `whenReady` has resolved. One that has waited `ms` for its turn or its answer fails with `timeout`. */
export const createCallsInTurn = (ms: number, whenReady: () => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (call: Call): Promise<CommandAnswer> => {
    let isLate = false;
    const before = last;
    const run = async (): Promise<CommandAnswer> => {
      await before;
      await whenReady();
      return isLate ? { ok: false, code: 'timeout' } : call();
    };
    const answer = withTimeout(ms, run(), (): CommandAnswer => {
      isLate = true;
      return { ok: false, code: 'timeout' };
    });
    last = answer;
    return answer;
  };
};
