import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { linkRequest, resetRequest } from '../../../../src/api/account/requestSchema.ts';
import { activationResponse, linkResponse } from '../../../../src/api/account/schema.ts';
import { successResponse } from '../../../../src/api/session/schema.ts';
import { accountCompany, portalLink } from '../../accounts/accountCompany.ts';
import { sendAccountMail } from '../../accounts/accountMail.ts';
import { findLink, linkState, spendLink } from '../../accounts/oneTimeLinks.ts';
import { openAccount } from '../../accounts/openAccount.ts';
import type { Context } from '../../context.ts';
import type { OneTimeLinkRow } from '../../database/schema.ts';
import { Refusal, unprocessable } from '../../refusal.ts';
import { isStrongPassword } from '../../session/passwords.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { findUser } from '../session/findUser.ts';

const ended = (state: 'used' | 'expired' | 'wrong') =>
  new Refusal(410, `link_${state}`, `the link is ${state}`);

/**
 * POST /users/link {company_id, token}: what a link is for; it changes nothing. POST /users/activate {company_id, token}: confirms the e-mail
 * of a sign-up. POST /users/reset {company_id, token, newPassword}: sets the password, ends all sessions, login links and PDF links, and
 * informs the customer; nobody is logged in. 410 `link_used`, `link_expired`, `link_wrong`; 422 `weak_password`.
 */
export const oneTimeLinks = (app: FastifyInstance, context: Context): void => {
  const { database, clock, hashing, passwords, sessions, streams } = context;

  const validLink = async (companyId: number, token: string, purpose: OneTimeLinkRow['purpose']) => {
    const link = await findLink(database, companyId, token);
    if (!link || link.purpose !== purpose) throw ended('wrong');
    const state = linkState(link, clock());
    if (state !== 'valid') throw ended(state);
    return link;
  };

  app.post('/users/link', async (request) => {
    const { company_id, token } = parseRequest(linkRequest, request.body);
    const link = await findLink(database, company_id, token);
    return toResponse(linkResponse, {
      success: true,
      purpose: link?.purpose ?? null,
      state: link ? linkState(link, clock()) : 'wrong',
    });
  });

  app.post('/users/activate', async (request) => {
    const { company_id, token } = parseRequest(linkRequest, request.body);
    const link = await validLink(company_id, token, 'activation');
    const state = await database.transaction().execute(async (transaction) => {
      if (!(await spendLink(transaction, link, clock()))) throw ended('used');
      const row = await transaction
        .selectFrom('signups')
        .selectAll()
        .where('id', '=', link.signup_id ?? '')
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (row.state !== 'unverified') return row.state;
      if (row.is_approved) {
        await openAccount(transaction, row);
        return 'active';
      }
      await transaction.updateTable('signups').set({ state: 'pending' }).where('id', '=', row.id).execute();
      return 'pending';
    });
    return toResponse(activationResponse, { success: true, state });
  });

  app.post('/users/reset', async (request) => {
    const { company_id: companyId, token, newPassword } = parseRequest(resetRequest, request.body);
    const link = await validLink(companyId, token, 'reset');
    if (!isStrongPassword(newPassword)) throw unprocessable('weak_password', 'newPassword: breaks the rule');
    const user = await findUser(database, companyId, link.user_id ?? 0);
    if (!user) throw ended('wrong');
    const company = await accountCompany(context, companyId);
    const passwordHash = await hashing.run(request.ip, () => passwords.hash(newPassword));
    await database.transaction().execute(async (transaction) => {
      if (!(await spendLink(transaction, link, clock()))) throw ended('used');
      const { settings } = await transaction
        .updateTable('users')
        .set({
          password_hash: passwordHash,
          token_version: sql`token_version + 1`,
          document_links_version: sql`document_links_version + 1`,
        })
        .where('company_id', '=', companyId)
        .where('id', '=', user.userId)
        .returning('settings')
        .executeTakeFirstOrThrow();
      const detail = portalLink(context, company, '/forgot');
      const language = settings.language ?? 'en';
      const mail = { kind: 'passwordChanged', to: user.email, language, detail } as const;
      await sendAccountMail(transaction, company, mail, clock());
    });
    await sessions.endAll(user);
    streams.endUser(user);
    return toResponse(successResponse, { success: true });
  });
};
