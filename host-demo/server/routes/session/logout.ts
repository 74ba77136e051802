import type { FastifyInstance } from 'fastify';
import { successResponse } from '../../../../src/api/access/schema.ts';
import type { Context } from '../../context.ts';
import { bearerToken } from '../../session/authorise.ts';
import { clearSessionCookie, sessionCookie } from '../../session/sessionCookie.ts';
import { toResponse } from '../../wire.ts';

/**
 * POST /users/logout: ends the session of the token and of the cookie, and removes the cookie. Idempotent. The cookie of another
 * session than the token's is of a later login, which reached the server before this call: it stays. A foreign or sibling
 * site can do nothing with the cookie.
 */
export const logout = (app: FastifyInstance, { tokens, sessionEnds }: Context): void => {
  const sessionOf = (kind: 'access' | 'refresh', token: string | null) => {
    if (token === null) return null;
    try {
      const { session_id: id, company_id: companyId, user_id: userId } = tokens.read(kind, token);
      return { id, companyId, userId };
    } catch {
      return null;
    }
  };
  app.post('/users/logout', async (request, reply) => {
    const ofCookie = sessionOf('refresh', sessionCookie(request));
    const ended = sessionOf('access', bearerToken(request)) ?? ofCookie;
    if (ended) await sessionEnds.end(ended);
    if (!ofCookie || ofCookie.id === ended?.id) clearSessionCookie(request, reply);
    return toResponse(successResponse, { success: true });
  });
};
