import type { FastifyInstance } from 'fastify';
import { paymentSettingsResponse } from '../../../../src/api/checkout/settingsSchema.ts';
import type { Context } from '../../context.ts';
import { toResponse } from '../../wire.ts';

/**
 * GET /payment_settings: the company's payment settings, and addresses and public keys of its gateways, `{platform}.{name}`. Customers
 * only.
 */
export const paymentSettings = (app: FastifyInstance, { access, database, gateways }: Context): void => {
  app.get('/payment_settings', async (request) => {
    const { customer } = await access.customer(request);
    const { payment_settings: settings } = await database
      .selectFrom('companies')
      .select('payment_settings')
      .where('id', '=', customer.companyId)
      .executeTakeFirstOrThrow();
    const gatewaySettings = await gateways.publicSettings(customer.companyId);
    return toResponse(paymentSettingsResponse, {
      success: true,
      settings: { ...settings, ...gatewaySettings },
    });
  });
};
