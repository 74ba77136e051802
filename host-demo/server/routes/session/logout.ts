import type { FastifyInstance } from 'fastify';
import { successResponse } from '../../../../src/api/session/schema.ts';
import type { Context } from '../../context.ts';
import { bearerToken } from '../../session/authorise.ts';
import { clearSessionCookie, sessionCookie } from '../../session/sessionCookie.ts';
import { toResponse } from '../../wire.ts';

/** POST /users/logout: ends the sessions of token and cookie and removes the cookie. Idempotent. */
export const logout = (app: FastifyInstance, { tokens, sessions, streams }: Context): void => {
  const sessionsOf = async (kind: 'access' | 'refresh', token: string | null): Promise<string[]> => {
    if (token === null) return [];
    const claims = await tokens.read(kind, token).catch(() => null);
    return claims ? [claims.session_id] : [];
  };
  app.post('/users/logout', async (request, reply) => {
    const ended = [
      ...(await sessionsOf('access', bearerToken(request))),
      ...(await sessionsOf('refresh', sessionCookie(request))),
    ];
    for (const id of ended) {
      await sessions.end(id);
      streams.endSession(id);
    }
    clearSessionCookie(reply);
    return toResponse(successResponse, { success: true });
  });
};
