import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepReaderLanguage } from '../../accounts/readerLanguage.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { bearerToken, checkCompanyHeader, missingToken } from '../../session/authorise.ts';
import {
  clearSessionCookie,
  isEmbedded,
  sessionCookie,
  setSessionCookie,
} from '../../session/sessionCookie.ts';
import type { OpenedSession } from '../../session/sessions.ts';
import { type AccessClaims, type Claims, invalidToken, type LinkClaims } from '../../session/tokens.ts';
import { findUser } from './findUser.ts';
import { openedSession } from './openedSession.ts';

type SentClaims =
  | { kind: 'access'; claims: AccessClaims }
  | { kind: 'link'; claims: LinkClaims }
  | { kind: 'refresh'; claims: Claims<'refresh'> };

const bearerClaims = ({ tokens }: Context, token: string): SentClaims => {
  try {
    return { kind: 'access', claims: tokens.read('access', token) };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'token_expired') throw error;
    return { kind: 'link', claims: tokens.read('link', token) };
  }
};

/** The cookie of the same session beside an access token, so that it is renewed too. */
const cookieOf = (request: FastifyRequest, { tokens }: Context, sent: SentClaims): SentClaims => {
  const cookie = sent.kind === 'access' ? sessionCookie(request) : null;
  if (sent.kind !== 'access' || cookie === null) return sent;
  try {
    const claims = tokens.read('refresh', cookie);
    return claims.session_id === sent.claims.session_id ? { kind: 'refresh', claims } : sent;
  } catch {
    return sent;
  }
};

const sentClaims = (request: FastifyRequest, context: Context): SentClaims => {
  const bearer = bearerToken(request);
  if (bearer !== null) return cookieOf(request, context, bearerClaims(context, bearer));
  const cookie = sessionCookie(request);
  if (cookie === null) throw missingToken();
  return { kind: 'refresh', claims: context.tokens.read('refresh', cookie) };
};

const renewedSession = async (
  request: FastifyRequest,
  { sessions, sessionEnds, deviceOf }: Context,
  { session_id: id, company_id: companyId, user_id: userId, rotation }: Claims<'refresh'>,
): Promise<OpenedSession | null> => {
  const renewed = await sessions.renew({ id, companyId, userId }, rotation, deviceOf(request));
  if (renewed !== 'reused') return renewed;
  await sessionEnds.end({ id, companyId, userId });
  throw new Refusal(401, 'token_reused', 'the token was used before, so its session has ended');
};

/** The session of the claims, or a new one for a link. Throws 401 when it has ended. */
const sessionOf = async (
  request: FastifyRequest,
  context: Context,
  sent: SentClaims,
): Promise<OpenedSession> => {
  if (sent.kind === 'link') return context.links.open(sent.claims, context.deviceOf(request));
  const { session_id: id, company_id: companyId, user_id: userId } = sent.claims;
  const found =
    sent.kind === 'refresh'
      ? await renewedSession(request, context, sent.claims)
      : await context.sessions.find({ id, companyId, userId });
  if (!found) throw invalidToken();
  return found;
};

/**
 * POST /users/refresh: the current user and a new access token, for a valid access token, a user link's token, or the
 * session cookie (rules: Session). The cookie is replaced when it was sent, and set for a link; an access token alone
 * sets none. 401 when user or session no longer exist or the password changed, `link_spent` for a link that may be used
 * once, and `token_reused` for a cookie that was replaced more than a minute ago, which ends the session.
 */
export const refresh = (app: FastifyInstance, context: Context): void => {
  app.post('/users/refresh', async (request, reply) => {
    try {
      const sent = sentClaims(request, context);
      const user = await findUser(context.database, sent.claims.company_id, sent.claims.user_id);
      if (!user) throw invalidToken();
      checkCompanyHeader(request, user.alias);
      const session = await sessionOf(request, context, sent);
      await keepReaderLanguage(context, request, user);
      const { body, refreshToken } = await openedSession(context, user, session, isEmbedded(request));
      if (sent.kind !== 'access') setSessionCookie(request, reply, refreshToken, context.clock());
      return body;
    } catch (error) {
      const isCookieWorthless =
        error instanceof Refusal && error.status === 401 && bearerToken(request) === null;
      if (isCookieWorthless) clearSessionCookie(request, reply);
      throw error;
    }
  });
};
