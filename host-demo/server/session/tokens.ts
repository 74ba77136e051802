import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';

const ISSUER = 'wholesale-portal';
const SECOND = 1_000;
const DAY = 24 * 60 * 60;

/** Lifetime of each kind of token, s. */
const LIFETIMES = { access: 15 * 60, refresh: 30 * DAY, link: 365 * DAY };
type TokenKind = keyof typeof LIFETIMES;

const owner = { company_id: v.number(), user_id: v.number(), email: v.string() };
const claims = {
  /** Sent with each call. */
  access: v.object({ ...owner, session_id: v.string() }),
  /** Stored in the cookie. */
  refresh: v.object({ ...owner, session_id: v.string() }),
  /** Part of a login link; `version` invalidates it when the password changes. */
  link: v.object({ ...owner, version: v.number() }),
};
export type Claims<Kind extends TokenKind> = v.InferOutput<(typeof claims)[Kind]>;
export type AccessClaims = Claims<'access'>;
export type LinkClaims = Claims<'link'>;

/** `expiresAt` in ms since the epoch. */
export type IssuedToken = { token: string; expiresAt: number };

const expired = () => new Refusal(401, 'token_expired', 'the token has expired');
export const invalidToken = (): Refusal => new Refusal(401, 'token_invalid', 'the token is not valid');

/** Signed, expiring tokens (JWT, HS256). Kinds are not interchangeable. */
export const createTokens = (secret: string, clock: () => Date) => {
  const key = new TextEncoder().encode(secret);

  const issue = async <Kind extends TokenKind>(kind: Kind, content: Claims<Kind>): Promise<IssuedToken> => {
    const now = Math.floor(clock().getTime() / SECOND);
    const expires = now + LIFETIMES[kind];
    const token = await new SignJWT({ ...content })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(kind)
      .setSubject(String(content.user_id))
      .setIssuedAt(now)
      .setExpirationTime(expires)
      .sign(key);
    return { token, expiresAt: expires * SECOND };
  };

  /** The claims of a token. Throws 401 `token_expired` or `token_invalid`. */
  const read = async <Kind extends TokenKind>(kind: Kind, token: string): Promise<Claims<Kind>> => {
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      audience: kind,
      algorithms: ['HS256'],
      currentDate: clock(),
    }).catch((error: unknown) => {
      throw error instanceof errors.JWTExpired ? expired() : invalidToken();
    });
    const parsed = v.safeParse(claims[kind], payload);
    if (!parsed.success) throw invalidToken();
    return parsed.output;
  };

  return { issue, read };
};
export type Tokens = ReturnType<typeof createTokens>;
