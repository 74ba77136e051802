/** After this time a request without a limit of its own has failed (rules: Requests). */
export const REQUEST_TIMEOUT_MS = 30_000;
