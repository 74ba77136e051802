import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

const MAX_MAILS = 100;

/**
 * GET /demo/outbox: the last 100 e-mails of the caller's company, newest first; without those about amounts where prices are
 * hidden. For demos only, when the server was started with it; not part of the contract.
 */
export const readOutbox = (app: FastifyInstance, { access, database, showsOutbox }: Context): void => {
  if (!showsOutbox) return;
  app.get('/demo/outbox', async (request) => {
    const { customer, seesPrices } = await access.customer(request);
    const rows = await database
      .selectFrom('outbox')
      .selectAll()
      .where('company_id', '=', customer.companyId)
      .$if(!seesPrices, (select) => select.where('mail_key', 'not like', 'hold %'))
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
      sent_at: created_at.toISOString(),
    }));
    return { success: true, mails };
  });
};
