import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'portal_session';
const DAYS_30 = 30 * 24 * 60 * 60;

/** Whether the caller is a portal inside a parent app. */
export const isEmbedded = ({ headers }: FastifyRequest): boolean => headers['x-portal-embedded'] === '1';

/**
 * Whether the caller is a same-site page that is not embedded; only such pages use the session cookie. Embedded portals
 * get their token from the parent. Clients other than browsers send neither header.
 */
const isOwnPage = (request: FastifyRequest): boolean => {
  if (isEmbedded(request)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'cross-site';
  const { origin, host } = request.headers;
  return origin === undefined || URL.parse(origin)?.host === host;
};

/** The refresh token in the cookie. */
export const sessionCookie = (request: FastifyRequest): string | null =>
  isOwnPage(request) ? (request.cookies[NAME] ?? null) : null;

/** Sets the refresh token as an HttpOnly cookie for 30 days. */
export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  if (!isOwnPage(request)) return;
  reply.setCookie(NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: DAYS_30,
  });
};

export const clearSessionCookie = (reply: FastifyReply): void => {
  reply.clearCookie(NAME, { path: '/', httpOnly: true, sameSite: 'lax' });
};
