import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { activationResponse, linkResponse } from '../../../../src/api/access/linkSchema.ts';
import { successResponse } from '../../../../src/api/access/schema.ts';
import {
  type ActivateRequest,
  activateRequest,
  linkRequest,
  resetRequest,
} from '../../../../src/api/access/signupSchema.ts';
import { accountCompany, portalLink } from '../../accounts/accountCompany.ts';
import { sendAccountMail } from '../../accounts/accountMail.ts';
import { findLink, linkState, spendLink } from '../../accounts/oneTimeLinks.ts';
import { openAccount } from '../../accounts/openAccount.ts';
import { countLinkUse } from '../../accounts/requestLimits.ts';
import type { Context } from '../../context.ts';
import type { Database, OneTimeLinkRow, SignupRow } from '../../database/schema.ts';
import { Refusal, unprocessable } from '../../refusal.ts';
import { isStrongPassword } from '../../session/passwords.ts';
import { isEmbedded, setSessionCookie } from '../../session/sessionCookie.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { findUser } from '../session/findUser.ts';
import { openedSession } from '../session/openedSession.ts';

const ended = (state: 'used' | 'expired' | 'wrong') =>
  new Refusal(410, `link_${state}`, `the link is ${state}`);

/**
 * POST /users/link {company_id, token}: what a link is for; it changes nothing. POST /users/activate {company_id, token, password,
 * is_new_password, request_id}: confirms the e-mail of a sign-up with its password, or with a new one, so that nobody gets an account with a
 * password that a stranger has chosen; who typed the sign-up's password is logged in when the company has approved it, by this request and
 * not by its repeats. POST /users/reset {company_id, token, newPassword, language, request_id}: sets the password, ends all
 * sessions, login links and PDF links, and informs the customer; nobody is logged in. The repeat of a request has the same answer. 410
 * `link_used`, `link_expired`, `link_wrong`; 422 `weak_password`, `wrong_password`; 429 `too_many_attempts`.
 */
export const oneTimeLinks = (app: FastifyInstance, context: Context): void => {
  const { database, clock, hashing, passwords, sessions, sessionEnds, deviceOf } = context;

  /** The link when it can be used, or was used by this very request. */
  const usableLink = async (
    { company_id, token, request_id }: { company_id: number; token: string; request_id: string },
    purpose: OneTimeLinkRow['purpose'],
  ) => {
    const link = await findLink(database, company_id, token);
    if (!link || link.purpose !== purpose) throw ended('wrong');
    const state = linkState(link, clock());
    const isRepeat = state === 'used' && link.spent_by === request_id;
    if (state !== 'valid' && !isRepeat) throw ended(state);
    return { link, isRepeat };
  };

  const signupOf = (transaction: Database, { signup_id }: OneTimeLinkRow) =>
    transaction
      .selectFrom('signups')
      .selectAll()
      .where('id', '=', signup_id ?? '')
      .forUpdate();

  /** Throws 422 `wrong_password` or `weak_password`. Returns the hash to keep. */
  const checkPassword = async (
    { password, is_new_password }: Pick<ActivateRequest, 'password' | 'is_new_password'>,
    known: string,
    address: string,
  ): Promise<string> => {
    if (is_new_password) {
      if (!isStrongPassword(password)) throw unprocessable('weak_password', 'password: breaks the rule');
      return hashing.run(address, () => passwords.hash(password));
    }
    const isRight = await hashing.run(address, () => passwords.matches(password, known));
    if (!isRight) throw unprocessable('wrong_password', 'password: not that of the sign-up');
    return known;
  };

  const confirm = async (
    transaction: Database,
    signup: SignupRow,
  ): Promise<Exclude<SignupRow['state'], 'unverified' | 'duplicate'>> => {
    if (signup.state === 'duplicate') throw ended('wrong');
    if (signup.state !== 'unverified') return signup.state;
    if (signup.is_approved) {
      await openAccount(transaction, signup);
      return 'active';
    }
    await transaction.updateTable('signups').set({ state: 'pending' }).where('id', '=', signup.id).execute();
    return 'pending';
  };

  app.post('/users/link', async (request) => {
    const { company_id, token } = parseRequest(linkRequest, request.body);
    await countLinkUse(context, request.ip);
    const link = await findLink(database, company_id, token);
    return toResponse(linkResponse, {
      success: true,
      purpose: link?.purpose ?? null,
      state: link ? linkState(link, clock()) : 'wrong',
    });
  });

  /**
   * Logs the customer in whose account the link has just opened. Null for an e-mail that has another account, and when the password was
   * changed meanwhile.
   */
  const openSession = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { company_id, user_id, password_hash }: SignupRow,
  ) => {
    const user = user_id === null ? null : await findUser(database, company_id, user_id);
    if (!user || user.passwordHash !== password_hash) return null;
    const session = await sessions.open(user, deviceOf(request));
    if (!session) return null;
    const { body, refreshToken } = await openedSession(context, user, session, isEmbedded(request));
    setSessionCookie(request, reply, refreshToken, clock());
    return body;
  };

  app.post('/users/activate', async (request, reply) => {
    const sent = parseRequest(activateRequest, request.body);
    await countLinkUse(context, request.ip);
    const { link, isRepeat } = await usableLink(sent, 'activation');
    const signup = await signupOf(database, link).executeTakeFirstOrThrow();
    const password_hash = isRepeat
      ? signup.password_hash
      : await checkPassword(sent, signup.password_hash, request.ip);
    const { spent, state } = await database.transaction().execute(async (transaction) => {
      const spent = await spendLink(transaction, link, sent.request_id, clock());
      if (spent === 'refused') throw ended('used');
      if (spent === 'spent') {
        await transaction.updateTable('signups').set({ password_hash }).where('id', '=', signup.id).execute();
      }
      const row = await signupOf(transaction, link).executeTakeFirstOrThrow();
      return { spent, state: await confirm(transaction, row) };
    });
    // Only who knows the sign-up's password is logged in: a stranger's link leads nobody into the stranger's account.
    const mayLogIn = state === 'active' && spent === 'spent' && !sent.is_new_password;
    const opened = mayLogIn ? await signupOf(database, link).executeTakeFirstOrThrow() : null;
    const session = opened && (await openSession(request, reply, opened));
    return toResponse(activationResponse, { success: true, state, session });
  });

  app.post('/users/reset', async (request) => {
    const sent = parseRequest(resetRequest, request.body);
    const { company_id: companyId, newPassword, language, request_id } = sent;
    await countLinkUse(context, request.ip);
    const { link, isRepeat } = await usableLink(sent, 'reset');
    if (isRepeat) return toResponse(successResponse, { success: true });
    if (!isStrongPassword(newPassword)) throw unprocessable('weak_password', 'newPassword: breaks the rule');
    const user = await findUser(database, companyId, link.user_id ?? 0);
    if (!user) throw ended('wrong');
    const company = await accountCompany(context, companyId);
    const password_hash = await hashing.run(request.ip, () => passwords.hash(newPassword));
    const isFirst = await database.transaction().execute(async (transaction) => {
      const spent = await spendLink(transaction, link, request_id, clock());
      if (spent === 'refused') throw ended('used');
      if (spent === 'repeated') return false;
      await transaction
        .updateTable('users')
        .set({
          password_hash,
          token_version: sql`token_version + 1`,
          document_links_version: sql`document_links_version + 1`,
        })
        .where('company_id', '=', companyId)
        .where('id', '=', user.userId)
        .execute();
      const detail = portalLink(context, company, '/forgot');
      // Of this link, which sets a password once: a request's id could be used for another user before.
      const cause = link.token_hash;
      const mail = { kind: 'passwordChanged', cause, to: user.email, language, detail } as const;
      await sendAccountMail(transaction, company, mail, clock());
      return true;
    });
    if (!isFirst) return toResponse(successResponse, { success: true });
    await sessionEnds.endAll(user);
    return toResponse(successResponse, { success: true });
  });
};
