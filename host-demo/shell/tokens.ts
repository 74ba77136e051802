import type { ParentToken } from '../../src/host-sdk/index.ts';
import type { Account } from './accounts.ts';

/** What the CRM's person wants the next token to be. */
export type NextToken = 'good' | 'refused' | 'short';

/** How long a short token says that it lasts, ms. */
const SHORT = 90_000;

/**
 * A token for the portal from the CRM's own server, in the account's name; null refuses it. Throws when the server doesn't
 * answer, which the SDK takes as a refusal.
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
  return next === 'short' ? { ...token, expiresAt: Date.now() + SHORT } : token;
};
