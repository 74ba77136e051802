const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

const growingPause = (count: number): number => Math.min(FIRST_PAUSE_MS * 1.5 ** count, LONGEST_PAUSE_MS);

/** Waits, unless `signal` ends it; answers whether to go on. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const end = (goesOn: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(goesOn);
    };
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), ms);
    signal?.addEventListener('abort', stop);
  });

type Polling<Answer> = {
  until(answer: Answer): boolean;
  signal?: AbortSignal;
  /** Before the next question, ms; `count` is that of the questions before the last one. */
  pauseAfter?(count: number): number;
};

/** Asks at least once, with pauses, until the answer is one to stop at or `signal` ends it. The last answer. */
export const poll = async <Answer>(
  ask: () => Promise<Answer>,
  { until, signal, pauseAfter = growingPause }: Polling<Answer>,
): Promise<Answer> => {
  for (let count = 0; ; count += 1) {
    const answer = await ask();
    if (until(answer) || !(await pause(pauseAfter(count), signal))) return answer;
  }
};
