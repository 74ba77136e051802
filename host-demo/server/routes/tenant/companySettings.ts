import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { companySettingsResponse } from '../../../../src/api/checkout/settingsSchema.ts';
import type { Context } from '../../context.ts';
import { parseRequest, toResponse } from '../../wire.ts';

const query = v.object({ settings: v.optional(v.string(), 'payment_charge') });

/** GET /company_settings?settings=payment_charge,…: the named groups. Customers only. */
export const companySettings = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/company_settings', async (request) => {
    const { customer } = await access.customer(request);
    const names = parseRequest(query, request.query).settings.split(',');
    const { settings } = await database
      .selectFrom('companies')
      .select('settings')
      .where('id', '=', customer.companyId)
      .executeTakeFirstOrThrow();
    const requestedSettings = Object.entries(settings).filter(([name]) => names.includes(name));
    return toResponse(companySettingsResponse, {
      success: true,
      settings: Object.fromEntries(requestedSettings),
    });
  });
};
