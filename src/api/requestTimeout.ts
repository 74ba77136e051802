/** After this time a request without a limit of its own has failed (specification §9). */
export const REQUEST_TIMEOUT_MS = 30_000;
