import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';
import { readStart } from './readStart.ts';
import { signJwt } from './signJwt.ts';

export const serviceAccount = v.object({
  project_id: v.pipe(v.string(), v.nonEmpty()),
  client_email: v.pipe(v.string(), v.nonEmpty()),
  private_key: v.pipe(v.string(), v.startsWith('-----BEGIN')),
  token_uri: v.pipe(v.string(), v.url()),
});
export type ServiceAccount = v.InferOutput<typeof serviceAccount>;

const PUSH_SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const REQUEST_LIFETIME_S = 3_600;
const RENEWAL_MARGIN_MS = 300_000;

const granted = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ access_token: v.string(), expires_in: v.number() }),
);

/** OAuth 2.0 access tokens of a service account (RFC 7523), each used until shortly before it expires. */
export const createAccessTokens = (account: ServiceAccount, clock: () => Date, scope = PUSH_SCOPE) => {
  const key = createPrivateKey(account.private_key);
  let last: { token: string; renewAt: number } | null = null;
  let asking: Promise<string> | null = null;

  const ask = async (signal: AbortSignal): Promise<string> => {
    const now = clock().getTime();
    const iat = Math.floor(now / 1_000);
    const { client_email: iss, token_uri: aud } = account;
    const assertion = signJwt('RS256', { iss, scope, aud, iat, exp: iat + REQUEST_LIFETIME_S }, key);
    const response = await fetch(aud, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'manual',
      signal,
    });
    const text = await readStart(response);
    if (!response.ok) throw new Error(`no access token: ${response.status}`);
    const { access_token: token, expires_in } = v.parse(granted, text);
    last = { token, renewAt: now + expires_in * 1_000 - RENEWAL_MARGIN_MS };
    return token;
  };

  return {
    /** Rejects when there is none. */
    async current(signal: AbortSignal): Promise<string> {
      if (last && clock().getTime() < last.renewAt) return last.token;
      asking ??= ask(signal).finally(() => {
        asking = null;
      });
      return asking;
    },
    forget(): void {
      last = null;
    },
  };
};
