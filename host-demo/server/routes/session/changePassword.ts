import type { FastifyInstance } from 'fastify';
import { changePasswordRequest } from '../../../../src/api/session/requestSchema.ts';
import type { Context } from '../../context.ts';
import { Refusal, unprocessable } from '../../refusal.ts';
import { isStrongPassword } from '../../session/passwords.ts';
import { isEmbedded, setSessionCookie } from '../../session/sessionCookie.ts';
import { invalidToken } from '../../session/tokens.ts';
import { parseRequest } from '../../wire.ts';
import { findUser } from './findUser.ts';
import { openedSession } from './openedSession.ts';

/**
 * POST /users/changePassword (specification §5 and §7): ends all sessions and links of the user and returns a new session.
 * 422 `invalid_credentials` for a wrong old password, `weak_password`; 403 `not_yours`.
 */
export const changePassword = (app: FastifyInstance, context: Context): void => {
  const { access, database, passwords, sessions, attempts, streams } = context;
  app.post('/users/changePassword', async (request, reply) => {
    const { customer } = await access.customer(request);
    const { email, password, newPassword } = parseRequest(changePasswordRequest, request.body);
    if (email.toLowerCase() !== customer.user.email.toLowerCase()) {
      throw new Refusal(403, 'not_yours', 'email: another user');
    }
    const key = `${customer.companyId} ${email.toLowerCase()} ${request.ip}`;
    await attempts.begin(key);
    const user = await findUser(database, customer.companyId, customer.user.id);
    if (!user) throw invalidToken();
    if (!(await passwords.matches(password, user.passwordHash))) {
      throw unprocessable('invalid_credentials', 'the password is wrong');
    }
    await attempts.succeeded(key);
    if (!isStrongPassword(newPassword)) throw unprocessable('weak_password', 'newPassword: breaks the rule');
    await database
      .updateTable('users')
      .set({ password_hash: await passwords.hash(newPassword), token_version: user.version + 1 })
      .where('company_id', '=', user.companyId)
      .where('id', '=', user.userId)
      .execute();
    await sessions.endAll(user);
    streams.endUser(user);
    const { body, refreshToken } = await openedSession(
      context,
      user,
      await sessions.open(user),
      isEmbedded(request),
    );
    setSessionCookie(request, reply, refreshToken);
    return body;
  });
};
