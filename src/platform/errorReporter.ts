/** Where unexpected errors go (specification §8: "Loading company data", "Authentication with token failed"). */
export type ErrorReporter = {
  /** `what` is a fixed sentence that names the occasion; the error's message holds nothing that was sent. */
  report(what: string, error: unknown): void;
};

const REPORT_TIMEOUT = 5_000;

/** Posts reports to the address that the configuration names; without one they stay in the browser's memory, unread. */
export const createErrorReporter = (address: string | null, tenant: string): ErrorReporter => ({
  report(what, error) {
    if (address === null) return;
    const cause = error instanceof Error ? { name: error.name, message: error.message } : { name: 'unknown' };
    void fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ what, tenant, ...cause }),
      keepalive: true,
      signal: AbortSignal.timeout(REPORT_TIMEOUT),
    }).catch(() => undefined);
  },
});
