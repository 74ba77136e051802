import type { FastifyInstance } from 'fastify';
import { loginRequest } from '../../../../src/api/session/requestSchema.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { checkCompanyHeader } from '../../session/authorise.ts';
import type { LoginAttempt } from '../../session/loginLimits.ts';
import { verifyRecaptcha } from '../../session/recaptcha.ts';
import { isEmbedded, setSessionCookie } from '../../session/sessionCookie.ts';
import { parseRequest } from '../../wire.ts';
import { findUserByEmail } from './findUser.ts';
import { isRightPassword } from './isRightPassword.ts';
import { openedSession } from './openedSession.ts';

const wrong = () => new Refusal(401, 'invalid_credentials', 'e-mail or password is wrong');

/** Where no captcha is configured, the logins of a suspicious account wait. */
const checkHuman = async (
  { logins, recaptcha }: Context,
  attempt: LoginAttempt,
  token: string | null,
): Promise<void> => {
  if (!recaptcha) return logins.slowDown(attempt);
  const isNeeded = recaptcha.neededBy !== 'suspicious' || (await logins.isSuspicious(attempt));
  if (isNeeded) await verifyRecaptcha(recaptcha, token, attempt.address);
};

/**
 * POST /users/login (specification §5 and §7). 401 `invalid_credentials`, with the same timing for unknown e-mails; 429
 * `too_many_attempts` with Retry-After for an address with too many failed logins, or too many at once; 422
 * `captcha_required` and `recaptcha_failed` where a key is configured.
 */
export const login = (app: FastifyInstance, context: Context): void => {
  const { database, hashing, sessions, logins, clock } = context;
  app.post('/users/login', async (request, reply) => {
    const { email, password, company_id, recaptchaToken } = parseRequest(loginRequest, request.body);
    const attempt = { companyId: company_id, email, address: request.ip };
    // The cheapest check comes first: most attempts of an attack end here.
    hashing.check(request.ip);
    await logins.begin(attempt);
    await checkHuman(context, attempt, recaptchaToken);
    const user = await findUserByEmail(database, company_id, email);
    const hash = user?.passwordHash ?? null;
    if (!(await isRightPassword(context, attempt, { password, hash })) || !user) throw wrong();
    checkCompanyHeader(request, user.alias);
    const session = await sessions.open({ ...user, device: request.headers['user-agent'] });
    if (!session) throw wrong();
    const { body, refreshToken } = await openedSession(context, user, session, isEmbedded(request));
    setSessionCookie(request, reply, refreshToken, clock());
    return body;
  });
};
