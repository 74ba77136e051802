import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { accountResponse } from '../../../../src/api/account/accountSchema.ts';
import {
  type PreferencesRequest,
  type ProfileRequest,
  preferencesRequest,
  profileRequest,
} from '../../../../src/api/account/requestSchema.ts';
import type { Context } from '../../context.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { invalidToken } from '../../session/tokens.ts';
import { parseRequest, toResponse } from '../../wire.ts';

/**
 * GET /users/account: the caller's profile and preferences. Until the caller changes it, `contact_name` is what the company or the sign-up says. POST /users/profile {contact_name, phone} and POST /users/preferences
 * {language, order_emails, invoice_emails, deal_emails}, of which any may be absent: change what is named, and answer the same. The last of two
 * changes of one entry wins; repeats change nothing more. Customers only.
 */
export const accountSettings = (app: FastifyInstance, { access, database }: Context): void => {
  const answer = async ({ customer }: CustomerCaller) => {
    const { companyId, user } = customer;
    const row = await database
      .selectFrom('users')
      .select('settings')
      .where('company_id', '=', companyId)
      .where('id', '=', user.id)
      .executeTakeFirst();
    if (!row) throw invalidToken();
    const { settings } = row;
    return toResponse(accountResponse, {
      success: true,
      profile: {
        contact_name: settings.contact_name ?? '',
        phone: settings.phone ?? '',
        email: user.email,
        client_name: user.client_name,
        client_code: user.client_code,
      },
      preferences: {
        language: settings.language ?? '',
        order_emails: settings.order_emails ?? true,
        invoice_emails: settings.invoice_emails ?? true,
        deal_emails: settings.deal_emails ?? true,
      },
    });
  };

  /** By the database, so that changes of different entries at the same time don't undo each other. */
  const change = async (caller: CustomerCaller, changes: ProfileRequest | PreferencesRequest) => {
    await database
      .updateTable('users')
      .set({ settings: sql`settings || ${JSON.stringify(changes)}::jsonb` })
      .where('company_id', '=', caller.customer.companyId)
      .where('id', '=', caller.customer.user.id)
      .execute();
    return answer(caller);
  };

  app.get('/users/account', async (request) => answer(await access.customer(request)));
  app.post('/users/profile', async (request) => {
    const caller = await access.customer(request);
    return change(caller, parseRequest(profileRequest, request.body));
  });
  app.post('/users/preferences', async (request) => {
    const caller = await access.customer(request);
    return change(caller, parseRequest(preferencesRequest, request.body));
  });
};
