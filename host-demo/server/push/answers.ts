import type { PushAnswer } from './pushSender.ts';

const SECOND = 1_000;

/**
 * `Retry-After` of an answer, ms: seconds or a date (RFC 9110, section 10.2.3); 0 for none, and for one that can't be read.
 * @internal
 */
export const retryAfterOf = (header: string | null, now: number): number => {
  const said = header?.trim() ?? '';
  if (/^\d+$/.test(said)) return Number(said) * SECOND;
  const date = Date.parse(said);
  return Number.isNaN(date) ? 0 : Math.max(date - now, 0);
};

const TOO_MANY = 429;

/** Null for an answer that isn't about waiting or success. */
export const commonAnswer = ({ status, headers }: Response, now: number): PushAnswer | null => {
  if (status >= 200 && status < 300) return 'sent';
  if (status !== TOO_MANY && status < 500) return null;
  return { retryAfter: retryAfterOf(headers.get('retry-after'), now) };
};
