import type { FastifyInstance } from 'fastify';
import { loginRequest } from '../../../../src/api/session/requestSchema.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { checkCompanyHeader } from '../../session/authorise.ts';
import { verifyRecaptcha } from '../../session/recaptcha.ts';
import { isEmbedded, setSessionCookie } from '../../session/sessionCookie.ts';
import { parseRequest } from '../../wire.ts';
import { findUserByEmail } from './findUser.ts';
import { openedSession } from './openedSession.ts';

/**
 * POST /users/login (specification §5 and §7). 401 `invalid_credentials`, with the same timing for unknown e-mails; 429
 * `too_many_attempts` with Retry-After; 422 `recaptcha_failed` where a key is configured.
 */
export const login = (app: FastifyInstance, context: Context): void => {
  const { database, passwords, sessions, attempts, recaptcha } = context;
  app.post('/users/login', async (request, reply) => {
    const { email, password, company_id, recaptchaToken } = parseRequest(loginRequest, request.body);
    const key = `${company_id} ${email.toLowerCase()} ${request.ip}`;
    await attempts.begin(key);
    await verifyRecaptcha(recaptcha, recaptchaToken, request.ip);
    const user = await findUserByEmail(database, company_id, email);
    const isRight = await passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !isRight) {
      throw new Refusal(401, 'invalid_credentials', 'e-mail or password is wrong');
    }
    checkCompanyHeader(request, user.alias);
    await attempts.succeeded(key);
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
