import type { FastifyInstance } from 'fastify';
import { successResponse } from '../../../../src/api/session/schema.ts';
import type { Context } from '../../context.ts';
import { bearerToken } from '../../session/authorise.ts';
import { clearSessionCookie, sessionCookie } from '../../session/sessionCookie.ts';
import { toResponse } from '../../wire.ts';

/** POST /users/logout: ends the sessions of token and cookie and removes the cookie. Idempotent. A foreign
 * or sibling site can do neither with the cookie. */
export const logout = (app: FastifyInstance, { tokens, sessions, streams }: Context): void => {
  const sessionsOf = (kind: 'access' | 'refresh', token: string | null): string[] => {
    if (token === null) return [];
    try {
      return [tokens.read(kind, token).session_id];
    } catch {
      return [];
    }
  };
  app.post('/users/logout', async (request, reply) => {
    const ended = [
      ...sessionsOf('access', bearerToken(request)),
      ...sessionsOf('refresh', sessionCookie(request)),
    ];
    for (const id of ended) {
      await sessions.end(id);
      streams.endSession(id);
    }
    clearSessionCookie(request, reply);
    return toResponse(successResponse, { success: true });
  });
};
