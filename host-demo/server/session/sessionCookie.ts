import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'portal_session';
const DAYS_30 = 30 * 24 * 60 * 60;

/**
 * Whether the page that calls is of the same site and not embedded: only such a page has the session cookie set or read. An
 * embedded portal gets its token from the parent. Callers that are no browser send neither header.
 */
const isOwnPage = (request: FastifyRequest): boolean => {
  if (request.headers['x-portal-embedded'] === '1') return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'cross-site';
  const { origin, host } = request.headers;
  return origin === undefined || URL.parse(origin)?.host === host;
};

/** The refresh token that this browser holds for its own pages. */
export const sessionCookie = (request: FastifyRequest): string | null =>
  isOwnPage(request) ? (request.cookies[NAME] ?? null) : null;

/** Hands the browser a refresh token that no script can read, good for 30 days. */
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
