import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { successResponse } from '../../../../src/api/access/schema.ts';
import { forgotRequest } from '../../../../src/api/access/signupSchema.ts';
import { accountCompany, portalLink } from '../../accounts/accountCompany.ts';
import { sendAccountMail } from '../../accounts/accountMail.ts';
import { issueLink } from '../../accounts/oneTimeLinks.ts';
import { countRequest } from '../../accounts/requestLimits.ts';
import type { Context } from '../../context.ts';
import { requireCaptcha } from '../../session/captcha.ts';
import type { Language } from '../../texts/language.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { findUserByEmail } from '../session/findUser.ts';

/**
 * POST /users/forgot {company_id, email, language, recaptchaToken}: sends a link that resets the password, or a new link to confirm a sign-up that
 * waits for it. The answer is the same for any e-mail, and is given before the link is made. 422 `captcha_required`, `recaptcha_failed`;
 * 429 `too_many_attempts`.
 */
export const forgot = (app: FastifyInstance, context: Context): void => {
  const { database, clock } = context;
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(sending);
  });

  const send = async (companyId: number, email: string, language: Language): Promise<void> => {
    const company = await accountCompany(context, companyId);
    const user = await findUserByEmail(database, companyId, email);
    const waiting = user
      ? undefined
      : await database
          .selectFrom('signups')
          .select('id')
          .where('company_id', '=', companyId)
          .where('email', '=', email)
          .where('state', '=', 'unverified')
          .orderBy('created_at', 'desc')
          .executeTakeFirst();
    if (!user && !waiting) return;
    await database.transaction().execute(async (transaction) => {
      const purpose = user ? 'reset' : 'activation';
      const owner = { signup_id: waiting?.id ?? null, user_id: user?.userId ?? null };
      const token = await issueLink(transaction, { company_id: companyId, purpose, ...owner }, clock());
      const detail = portalLink(context, company, `/activate/${token}`);
      const kind = user ? 'reset' : 'confirm';
      const mail = { kind, cause: randomUUID(), to: email, language, detail } as const;
      await sendAccountMail(transaction, company, mail, clock());
    });
  };

  app.post('/users/forgot', async (request) => {
    const { company_id, email, language, recaptchaToken } = parseRequest(forgotRequest, request.body);
    // First, so that nobody uses up the limit of another's e-mail without it.
    await requireCaptcha(context, {
      action: 'reset',
      companyId: company_id,
      address: request.ip,
      token: recaptchaToken,
    });
    await countRequest(context, { companyId: company_id, email, address: request.ip });
    const sent = send(company_id, email, language)
      .catch((error: unknown) => request.log.warn({ err: error }, 'link not sent'))
      .finally(() => sending.delete(sent));
    sending.add(sent);
    return toResponse(successResponse, { success: true });
  });
};
