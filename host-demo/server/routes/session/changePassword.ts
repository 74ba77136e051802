import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { changePasswordRequest } from '../../../../src/api/access/requestSchema.ts';
import type { Context } from '../../context.ts';
import { Refusal, unprocessable } from '../../refusal.ts';
import { isStrongPassword } from '../../session/passwords.ts';
import { isEmbedded, setSessionCookie } from '../../session/sessionCookie.ts';
import { invalidToken } from '../../session/tokens.ts';
import { parseRequest } from '../../wire.ts';
import { findUser } from './findUser.ts';
import { isRightPassword } from './isRightPassword.ts';
import { openedSession } from './openedSession.ts';

const wrongPassword = () => unprocessable('invalid_credentials', 'the password is wrong');

/**
 * POST /users/changePassword (rules: Password): ends all sessions, login links and PDF links of the user and returns a
 * new session. 422 `invalid_credentials` for a wrong old password, `weak_password`; 403 `not_yours`; 429
 * `too_many_attempts`.
 */
export const changePassword = (app: FastifyInstance, context: Context): void => {
  const { access, database, passwords, hashing, sessions, sessionEnds, logins, deviceOf, clock } = context;
  app.post('/users/changePassword', async (request, reply) => {
    const { customer } = await access.customer(request);
    const { email, password, newPassword } = parseRequest(changePasswordRequest, request.body);
    if (email.toLowerCase() !== customer.user.email.toLowerCase()) {
      throw new Refusal(403, 'not_yours', 'email: another user');
    }
    const attempt = { companyId: customer.companyId, email, address: request.ip };
    await logins.begin(attempt);
    const user = await findUser(database, customer.companyId, customer.user.id);
    if (!user) throw invalidToken();
    const hash = user.passwordHash;
    if (!(await isRightPassword(context, attempt, { password, hash }))) throw wrongPassword();
    if (!isStrongPassword(newPassword)) throw unprocessable('weak_password', 'newPassword: breaks the rule');
    const passwordHash = await hashing.run(request.ip, () => passwords.hash(newPassword));
    const { numUpdatedRows } = await database
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        token_version: user.version + 1,
        document_links_version: sql`document_links_version + 1`,
      })
      .where('company_id', '=', user.companyId)
      .where('id', '=', user.userId)
      .where('token_version', '=', user.version)
      .executeTakeFirstOrThrow();
    // Changed meanwhile.
    if (numUpdatedRows === 0n) throw wrongPassword();
    await sessionEnds.endAll(user);
    const session = await sessions.open({ ...user, version: user.version + 1 }, deviceOf(request));
    if (!session) throw invalidToken();
    const { body, refreshToken } = await openedSession(context, user, session, isEmbedded(request));
    setSessionCookie(request, reply, refreshToken, clock());
    return body;
  });
};
