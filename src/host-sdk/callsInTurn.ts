import { withTimeout } from '../bridge/withTimeout.ts';
import { lateAnswer } from './answers.ts';
import type { CommandAnswer } from './options.ts';

/** One call after the other, each when `whenReady` has resolved. One that has waited `ms` for its turn or its answer fails with `timeout`. */
export const createCallsInTurn = (ms: number, whenReady: () => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (call: () => Promise<CommandAnswer>): Promise<CommandAnswer> => {
    let isLate = false;
    const made = last.then(whenReady).then(() => (isLate ? lateAnswer : call()));
    const answer = withTimeout(ms, made, () => {
      isLate = true;
      return lateAnswer;
    });
    last = answer;
    return answer;
  };
};
