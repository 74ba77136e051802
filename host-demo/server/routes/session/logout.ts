import type { FastifyInstance } from 'fastify';
import { successResponse } from '../../../../src/api/access/schema.ts';
import type { Context } from '../../context.ts';
import { bearerToken } from '../../session/authorise.ts';
import { clearSessionCookie, sessionCookie } from '../../session/sessionCookie.ts';
import { toResponse } from '../../wire.ts';

/** POST /users/logout: ends the sessions of token and cookie and removes the cookie. Idempotent. A foreign
 * or sibling site can do neither with the cookie. */
export const logout = (app: FastifyInstance, { tokens, sessionEnds }: Context): void => {
  const sessionsOf = (kind: 'access' | 'refresh', token: string | null) => {
    if (token === null) return [];
    try {
      const { session_id: id, company_id: companyId, user_id: userId } = tokens.read(kind, token);
      return [{ id, companyId, userId }];
    } catch {
      return [];
    }
  };
  app.post('/users/logout', async (request, reply) => {
    const ended = [
      ...sessionsOf('access', bearerToken(request)),
      ...sessionsOf('refresh', sessionCookie(request)),
    ];
    for (const session of ended) await sessionEnds.end(session);
    clearSessionCookie(request, reply);
    return toResponse(successResponse, { success: true });
  });
};
