/** Reports unexpected errors ("Loading company data", "Authentication with token failed"; rules: Error messages). */
export type ErrorReporter = {
  /** `title` is a fixed text. The error's message contains no request data. */
  report: (title: string, error: unknown) => void;
};

const REPORT_TIMEOUT_MS = 5_000;

export const createErrorReporter = (url: string | null, tenant: string): ErrorReporter => ({
  report(title, error) {
    if (url === null) return;
    const cause = error instanceof Error ? { name: error.name, message: error.message } : { name: 'unknown' };
    void fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ what: title, tenant, ...cause }),
      keepalive: true,
      signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
    }).catch(() => undefined);
  },
});
