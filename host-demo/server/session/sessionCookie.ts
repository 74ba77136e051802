import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers accept the prefix only with Secure, Path=/ and without a domain, so no sibling site can set or replace it (RFC 6265bis). */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-portal_session' : 'portal_session';

const attributesFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const;

export const isEmbedded = ({ headers }: FastifyRequest): boolean => headers['x-portal-embedded'] === '1';

/**
 * Whether the caller is a page of this origin that is not embedded; only such pages use the session cookie, neither foreign nor
 * sibling sites. Embedded portals get their token from the parent. Clients other than browsers send neither header.
 */
const isOwnPage = (request: FastifyRequest): boolean => {
  if (isEmbedded(request)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  // Over plain HTTP anybody on the way can write the page.
  return page?.host === request.host && (request.protocol === 'http' || page.protocol === 'https:');
};

export const sessionCookie = (request: FastifyRequest): string | null =>
  isOwnPage(request) ? (request.cookies[nameFor(request)] ?? null) : null;

/** Sets the refresh token as an HttpOnly cookie until `expiresAt`, ms since the epoch; `now` too. */
export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expiresAt }: { token: string; expiresAt: number },
  now: Date,
): void => {
  if (!isOwnPage(request)) return;
  const maxAge = Math.floor((expiresAt - now.getTime()) / 1_000);
  reply.setCookie(nameFor(request), token, { ...attributesFor(request), maxAge });
};

/** Removes the cookie; does nothing for foreign and sibling sites. */
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  if (isOwnPage(request)) reply.clearCookie(nameFor(request), attributesFor(request));
};
