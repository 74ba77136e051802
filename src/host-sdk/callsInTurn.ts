import { withTimeout } from '../bridge/withTimeout.ts';
import type { CommandAnswer } from './options.ts';

const late: CommandAnswer = { ok: false, code: 'timeout' };

/** One call after the other, each when `whenReady` has resolved. One that has waited `ms` for its turn or its answer fails with `timeout`. */
export const createCallsInTurn = (ms: number, whenReady: () => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (call: () => Promise<CommandAnswer>): Promise<CommandAnswer> => {
    let isLate = false;
    const made = last.then(whenReady).then(() => (isLate ? late : call()));
    const answer = withTimeout(ms, made, () => {
      isLate = true;
      return late;
    });
    last = answer;
    return answer;
  };
};
