import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { successResponse } from '../../../../src/api/access/schema.ts';
import { signupRequest } from '../../../../src/api/access/signupSchema.ts';
import { accountCompany, portalLink } from '../../accounts/accountCompany.ts';
import { sendAccountMail } from '../../accounts/accountMail.ts';
import { checkDocument } from '../../accounts/checkDocument.ts';
import { issueLink } from '../../accounts/oneTimeLinks.ts';
import { countRequest } from '../../accounts/requestLimits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { Refusal, unprocessable } from '../../refusal.ts';
import { requireCaptcha } from '../../session/captcha.ts';
import { isStrongPassword } from '../../session/passwords.ts';
import { isOn } from '../../settings.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { findUserByEmail } from '../session/findUser.ts';

/** A document of 4 MB in base64, and the fields. */
const BODY_LIMIT = 6 * 1024 * 1024;

type Signup = Omit<v.InferOutput<typeof signupRequest>, 'recaptchaToken' | 'password'> & {
  passwordHash: string;
};

/** The id belongs to the e-mail too, so that nobody's request takes another's. RFC 9562, version 8. */
const idOf = ({
  request_id,
  company_id,
  email,
}: Pick<Signup, 'request_id' | 'company_id' | 'email'>): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([company_id, email, request_id]))
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};

/**
 * Stores the sign-up and returns the token of its link; null for the repeat of a request. Another sign-up with the e-mail replaces nothing. That
 * of a known e-mail is stored as `duplicate`, which nobody sees and which is deleted later, so that both cases are the same work.
 */
const store = async (
  database: Database,
  signup: Signup,
  state: 'unverified' | 'duplicate',
  now: Date,
): Promise<string | null> => {
  const { request_id, company_id, email, passwordHash, language, document, ...facts } = signup;
  const id = idOf(signup);
  const stored = await database
    .insertInto('signups')
    .values({
      id,
      company_id,
      email,
      password_hash: passwordHash,
      state,
      language,
      data: JSON.stringify(facts),
      user_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return null;
  if (document) {
    await database
      .insertInto('signup_documents')
      .values({ signup_id: id, ...document })
      .execute();
  }
  return issueLink(database, { company_id, purpose: 'activation', signup_id: id, user_id: null }, now);
};

/**
 * POST /users/signup {request_id, …}: a new customer, `unverified` until the e-mail's link is used, and `pending` until the company decides. The answer
 * is the same for an e-mail that has an account, whose owner gets another e-mail. A repeat with the same `request_id` and e-mail changes nothing. 403 `new_customers_disabled`; 422 `weak_password`,
 * `document_too_large`, `document_type`, `captcha_required`, `recaptcha_failed`; 429 `too_many_attempts`.
 */
export const signup = (app: FastifyInstance, context: Context): void => {
  const { database, hashing, passwords, clock } = context;
  app.post('/users/signup', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { recaptchaToken, password, ...facts } = parseRequest(signupRequest, request.body);
    const { request_id: cause, company_id: companyId, email, language } = facts;
    const company = await accountCompany(context, companyId);
    if (isOn(company.settings?.PORTAL_DISABLE_NEW_CUSTOMERS)) {
      throw new Refusal(403, 'new_customers_disabled', 'the company takes no new customers here');
    }
    if (!isStrongPassword(password)) throw unprocessable('weak_password', 'password: breaks the rule');
    hashing.check(request.ip);
    // First, so that nobody uses up the limit of another's e-mail without it.
    await requireCaptcha(context, {
      action: 'signup',
      companyId,
      address: request.ip,
      token: recaptchaToken,
    });
    await countRequest(context, { companyId, email, address: request.ip });
    // Decoding takes time, so it comes after whatever can refuse.
    const document = facts.document && checkDocument(facts.document);
    // Before anything is known, so that the time says nothing.
    const passwordHash = await hashing.run(request.ip, () => passwords.hash(password));
    const known = await findUserByEmail(database, companyId, email);
    const [state, kind] = known
      ? (['duplicate', 'alreadyCustomer'] as const)
      : (['unverified', 'confirm'] as const);
    await database.transaction().execute(async (transaction) => {
      const token = await store(transaction, { ...facts, document, passwordHash }, state, clock());
      if (token === null) return;
      const detail = portalLink(context, company, known ? '/forgot' : `/activate/${token}`);
      await sendAccountMail(transaction, company, { kind, cause, to: email, language, detail }, clock());
    });
    return toResponse(successResponse, { success: true });
  });
};
