import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';

const ISSUER = 'wholesale-portal';
const SECOND = 1_000;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const LONGEST_LIFETIMES_S = { access: 15 * MINUTE, refresh: 30 * DAY, link: 365 * DAY };
type TokenKind = keyof typeof LONGEST_LIFETIMES_S;

const owner = { company_id: v.number(), user_id: v.number(), email: v.string() };
const claims = {
  access: v.object({ ...owner, session_id: v.string() }),
  /** Stored in the cookie; `rotation` counts how often it was replaced. */
  refresh: v.object({ ...owner, session_id: v.string(), rotation: v.optional(v.number(), 0) }),
  /** Part of a login link; `version` invalidates it when the password changes. */
  link: v.object({ ...owner, version: v.number(), link_id: v.pipe(v.string(), v.uuid()) }),
};
export type Claims<Kind extends TokenKind> = v.InferOutput<(typeof claims)[Kind]>;
export type AccessClaims = Claims<'access'>;
export type LinkClaims = Claims<'link'>;

/** `expiresAt` in ms since the epoch. */
export type IssuedToken = { token: string; expiresAt: number };

const expired = () => new Refusal(401, 'token_expired', 'the token has expired');
export const invalidToken = (): Refusal => new Refusal(401, 'token_invalid', 'the token is not valid');

/** The only header that is issued and accepted (RFC 7515), so that no token can name another algorithm. */
const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256' })).toString('base64url');

const registeredClaims = v.object({ iss: v.literal(ISSUER), aud: v.string(), exp: v.number() });
const json = v.pipe(v.string(), v.parseJson());

/**
 * Signed, expiring tokens (JWT, HS256; RFC 7519). Kinds are not interchangeable. They are signed and verified in this
 * thread, which takes 0.02 ms: WebCrypto would wait for the passwords that are being hashed.
 */
export const createTokens = (secret: string, clock: () => Date) => {
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();

  /** `until`: when it expires at the latest, ms since the epoch. */
  const issue = <Kind extends TokenKind>(
    kind: Kind,
    content: Claims<Kind>,
    until = Number.POSITIVE_INFINITY,
  ): IssuedToken => {
    const iat = Math.floor(clock().getTime() / SECOND);
    const exp = Math.min(iat + LONGEST_LIFETIMES_S[kind], Math.floor(until / SECOND));
    const payload = { ...content, iss: ISSUER, aud: kind, sub: String(content.user_id), iat, exp };
    const signed = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
    return { token: `${signed}.${sign(signed).toString('base64url')}`, expiresAt: exp * SECOND };
  };

  /** The claims of a token. Throws 401 `token_expired` or `token_invalid`. */
  const read = <Kind extends TokenKind>(kind: Kind, token: string): Claims<Kind> => {
    const [header, payload = '', signature = '', ...rest] = token.split('.');
    const expected = sign(`${HEADER}.${payload}`);
    const found = Buffer.from(signature, 'base64url');
    const isSigned = found.length === expected.length && timingSafeEqual(found, expected);
    if (header !== HEADER || rest.length > 0 || !isSigned) throw invalidToken();
    const content = v.safeParse(json, Buffer.from(payload, 'base64url').toString());
    const registered = v.safeParse(registeredClaims, content.output);
    if (!registered.success || registered.output.aud !== kind) throw invalidToken();
    if (registered.output.exp * SECOND <= clock().getTime()) throw expired();
    const parsed = v.safeParse(claims[kind], content.output);
    if (!parsed.success) throw invalidToken();
    return parsed.output;
  };

  return { issue, read };
};
export type Tokens = ReturnType<typeof createTokens>;
