const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

/** When the next attempt is made: soon after a change, later and later after failures. */
export const createRetrySchedule = (attempt: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  const after = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(attempt, ms);
  };
  return {
    after,
    afterFailure() {
      after(retryMs);
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
    },
    reset: () => {
      retryMs = FIRST_RETRY_MS;
    },
    stop: () => clearTimeout(timer),
  };
};
