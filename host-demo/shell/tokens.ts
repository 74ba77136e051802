import type { ParentToken } from '../../src/host-sdk/index.ts';
import type { Account } from './accounts.ts';

export type NextToken = 'good' | 'refused' | 'short';

const SHORT_LIFETIME_MS = 90_000;

/**
 * Requests a token from the CRM's server; null refuses it. Throws when the server can't be reached, which the SDK treats as
 * a refusal; one that is slow isn't.
 */
export const tokenFor = async (
  { tenant, email }: Account,
  next: NextToken,
  signal: AbortSignal,
): Promise<ParentToken | null> => {
  if (next === 'refused') return null;
  const response = await fetch('/session/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenant, email }),
    signal,
  });
  if (!response.ok) return null;
  const token: ParentToken = await response.json();
  return next === 'short' ? { ...token, expiresAt: Date.now() + SHORT_LIFETIME_MS } : token;
};
