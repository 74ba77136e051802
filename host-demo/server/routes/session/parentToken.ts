import type { FastifyInstance } from 'fastify';
import { parentTokenRequest, parentTokenResponse } from '../../../../src/api/access/parentTokenSchema.ts';
import type { Context } from '../../context.ts';
import { unprocessable } from '../../refusal.ts';
import { checkBackOfficeKey } from '../../session/backOfficeKey.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { findUserByEmail } from './findUser.ts';

/**
 * POST /users/token {company_id, email, app}: a token of a customer, for the server of an app that shows them the portal. Needs the
 * company's key in X-Back-Office-Key. The customer has one session for the app, under its name, however often this is called. 401
 * `unauthorized`; 422 `unknown_customer` for an e-mail of no customer of the company, and for one who may not log in.
 */
export const parentToken = (app: FastifyInstance, context: Context): void => {
  const { database, sessions, tokens } = context;
  app.post('/users/token', async (request) => {
    const sent = parseRequest(parentTokenRequest, request.body);
    await checkBackOfficeKey(context, request, sent.company_id);
    const user = await findUserByEmail(database, sent.company_id, sent.email);
    const session = user && (await sessions.openOnce(user, { device: sent.app, country: '' }));
    if (!user || !session) throw unprocessable('unknown_customer', 'email: a customer of the company only');
    const { companyId: company_id, userId: user_id, email } = user;
    const claims = { company_id, user_id, email, session_id: session.id };
    const { token, expiresAt } = tokens.issue('access', claims, session.expiresAt);
    return toResponse(parentTokenResponse, { success: true, token, expires_at: expiresAt });
  });
};
