const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 30_000;

/** When the next attempt is made: soon after a change, later and later after failures. */
export const createPace = (attempt: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry = FIRST_RETRY;
  const after = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(attempt, ms);
  };
  return {
    after,
    afterFailure() {
      after(retry);
      retry = Math.min(retry * 2, LONGEST_RETRY);
    },
    forgetFailures: () => {
      retry = FIRST_RETRY;
    },
    stop: () => clearTimeout(timer),
  };
};
