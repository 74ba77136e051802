import type { FastifyInstance } from 'fastify';
import { accountCompany } from '../../accounts/accountCompany.ts';
import type { Context } from '../../context.ts';
import { mailHtml } from '../../mails/mailHtml.ts';
import { checkDemoKey } from '../../session/demoKey.ts';
import { parseRequest } from '../../wire.ts';
import { companyQuery } from './companyQuery.ts';

const MAX_MAILS = 100;

/**
 * GET /demo/outbox?company_id: the last 100 e-mails of a company, newest first, as text and as HTML. For demos only, with the key in
 * X-Demo-Key; not part of the contract. 401 `unauthorized`; 404 `not_found`.
 */
export const readOutbox = (
  app: FastifyInstance,
  { database, demoKey, ownAddress, portalOf }: Context,
): void => {
  if (demoKey === null) return;
  app.get('/demo/outbox', async (request) => {
    checkDemoKey(request, demoKey);
    const { company_id } = parseRequest(companyQuery, request.query);
    const company = await accountCompany({ database }, company_id);
    const portal = portalOf(company.alias);
    const rows = await database
      .selectFrom('outbox')
      .selectAll()
      .where('company_id', '=', company_id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MAX_MAILS)
      .execute();
    const mails = rows.map(({ id, recipient, sender, subject, body, created_at }) => ({
      id,
      to: recipient,
      from: sender,
      subject,
      body,
      html: mailHtml(company, { subject, body }, { ownAddress, portal }),
      sent_at: created_at.toISOString(),
    }));
    return { success: true, mails };
  });
};
