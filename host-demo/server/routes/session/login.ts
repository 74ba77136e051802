import type { FastifyInstance } from 'fastify';
import { loginRequest } from '../../../../src/api/access/requestSchema.ts';
import { keepReaderLanguage } from '../../accounts/readerLanguage.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { checkCompanyHeader } from '../../session/authorise.ts';
import { requireCaptcha } from '../../session/captcha.ts';
import type { LoginAttempt } from '../../session/loginLimits.ts';
import { isEmbedded, setSessionCookie } from '../../session/sessionCookie.ts';
import { parseRequest } from '../../wire.ts';
import { findUserByEmail } from './findUser.ts';
import { isRightPassword } from './isRightPassword.ts';
import { openedSession } from './openedSession.ts';

/** Whether the next attempt needs a captcha depends on what was typed and from where, not on whether the account exists. */
const wrong = async ({ captcha, logins }: Context, attempt: LoginAttempt): Promise<Refusal> =>
  new Refusal(401, 'invalid_credentials', 'e-mail or password is wrong', {
    needsCaptcha: captcha !== null && (captcha.atEveryLogin || (await logins.needsCaptcha(attempt))),
  });

/** Where no captcha is configured, the logins of a suspicious account wait. */
const checkHuman = async (context: Context, attempt: LoginAttempt, token: string | null): Promise<void> => {
  const { logins, captcha } = context;
  if (!captcha) return logins.slowDown(attempt);
  if (captcha.atEveryLogin || (await logins.needsCaptcha(attempt)))
    await requireCaptcha(context, { ...attempt, action: 'login', token });
};

/**
 * POST /users/login. 401 `invalid_credentials`, with the same timing for unknown e-mails; 429 `too_many_attempts` with
 * Retry-After for an address with too many failed logins, or too many at once; 422 `captcha_required` and
 * `recaptcha_failed` where a captcha is configured, from the third failed login of an account or an address on; the
 * answer to a failed one says so before (`captcha`).
 */
export const login = (app: FastifyInstance, context: Context): void => {
  const { database, hashing, sessions, logins, deviceOf, clock } = context;
  app.post('/users/login', async (request, reply) => {
    const { email, password, company_id, recaptchaToken } = parseRequest(loginRequest, request.body);
    const attempt = { companyId: company_id, email, address: request.ip };
    // The cheapest check comes first: most attempts of an attack end here.
    hashing.check(request.ip);
    await logins.begin(attempt);
    await checkHuman(context, attempt, recaptchaToken).catch(async (error: unknown) => {
      // Without a captcha nothing was tried; a wrong one is an attempt.
      if (!(error instanceof Refusal && error.code === 'recaptcha_failed')) await logins.withdraw(attempt);
      throw error;
    });
    const user = await findUserByEmail(database, company_id, email);
    const hash = user?.passwordHash ?? null;
    if (!(await isRightPassword(context, attempt, { password, hash })) || !user)
      throw await wrong(context, attempt);
    checkCompanyHeader(request, user.alias);
    const session = await sessions.open(user, deviceOf(request));
    if (!session) throw await wrong(context, attempt);
    await keepReaderLanguage(context, request, user);
    const { body, refreshToken } = await openedSession(context, user, session, isEmbedded(request));
    setSessionCookie(request, reply, refreshToken, clock());
    return body;
  });
};
