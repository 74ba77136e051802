import type { FastifyInstance } from 'fastify';
import { captchaRequest, captchaResponse } from '../../../../src/api/access/captchaSchema.ts';
import { accountCompany } from '../../accounts/accountCompany.ts';
import { countChallenge } from '../../accounts/requestLimits.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';

/**
 * POST /captcha {company_id, action}: a challenge of ALTCHA, whose solution is sent once as `recaptchaToken`. 404 `not_found` where
 * another captcha is configured, or none; 429 `too_many_attempts` with Retry-After.
 */
export const captcha = (app: FastifyInstance, context: Context): void => {
  app.post('/captcha', async (request) => {
    const { company_id, action } = parseRequest(captchaRequest, request.body);
    if (!context.captcha) throw notFound('challenge');
    await countChallenge(context, request.ip);
    await accountCompany(context, company_id);
    const challenge = await context.captcha.challenge({ company: company_id, action });
    return toResponse(captchaResponse, { success: true, challenge });
  });
};
