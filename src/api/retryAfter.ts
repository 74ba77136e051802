/** The header Retry-After, in seconds or as a date, in ms from now; null without a readable one. */
export const readRetryAfter = (header: string | null | undefined): number | null => {
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
};
