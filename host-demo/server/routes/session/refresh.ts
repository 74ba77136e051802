import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { bearerToken, checkCompanyHeader, missingToken } from '../../session/authorise.ts';
import {
  clearSessionCookie,
  isEmbedded,
  sessionCookie,
  setSessionCookie,
} from '../../session/sessionCookie.ts';
import { invalidToken, type LinkClaims } from '../../session/tokens.ts';
import { findUser } from './findUser.ts';
import { openedSession } from './openedSession.ts';

type Claims = { company_id: number; user_id: number; session_id: string };

/** A link token opens a new session; all others belong to one. */
const bearerClaims = async ({ tokens }: Context, token: string): Promise<Claims | LinkClaims> => {
  try {
    return await tokens.read('access', token);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'token_expired') throw error;
    return tokens.read('link', token);
  }
};

const claimsOf = async (request: FastifyRequest, context: Context): Promise<Claims | LinkClaims> => {
  const bearer = bearerToken(request);
  if (bearer !== null) return bearerClaims(context, bearer);
  const cookie = sessionCookie(request);
  if (cookie === null) throw missingToken();
  return context.tokens.read('refresh', cookie);
};

const isOpen = async (
  { database, clock }: Context,
  { company_id, user_id, session_id }: Claims,
): Promise<boolean> => {
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session_id)
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row !== undefined;
};

/** The session of the claims, or a new one for a link. Throws 401 when it has ended. */
const sessionOf = async (context: Context, claims: Claims | LinkClaims, version: number): Promise<string> => {
  if ('session_id' in claims) {
    if (!(await isOpen(context, claims))) throw invalidToken();
    await context.sessions.prolong(claims.session_id);
    return claims.session_id;
  }
  if (claims.version !== version) throw invalidToken();
  return context.sessions.open({ companyId: claims.company_id, userId: claims.user_id });
};

/**
 * POST /users/refresh: the current user and a new token, for a valid access token, a user link's token, or the session
 * cookie (specification §4, Session). 401 when user or session no longer exist or the password changed.
 */
export const refresh = (app: FastifyInstance, context: Context): void => {
  app.post('/users/refresh', async (request, reply) => {
    try {
      const claims = await claimsOf(request, context);
      const user = await findUser(context.database, claims.company_id, claims.user_id);
      if (!user) throw invalidToken();
      checkCompanyHeader(request, user.alias);
      const { body, refreshToken } = await openedSession(
        context,
        user,
        await sessionOf(context, claims, user.version),
        isEmbedded(request),
      );
      setSessionCookie(request, reply, refreshToken);
      return body;
    } catch (error) {
      const isCookieWorthless =
        error instanceof Refusal && error.status === 401 && bearerToken(request) === null;
      if (isCookieWorthless) clearSessionCookie(reply);
      throw error;
    }
  });
};
