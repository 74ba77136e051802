import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { savedMethodsResponse } from '../../../../src/api/history/paymentSchema.ts';
import { savedMethodRequest } from '../../../../src/api/payments/requestSchema.ts';
import type { Context } from '../../context.ts';
import type { SavedMethodRow } from '../../database/schema.ts';
import { savedMethodsOf } from '../../payments/savedMethods.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';

/** MM/YY: a card is valid until the end of its month. */
const isExpired = ({ expiry }: SavedMethodRow, now: Date): boolean => {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? [];
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime();
};

/**
 * GET /payment_methods: the caller's saved cards and accounts. POST /payment_methods/default and /payment_methods/remove {id}: the same
 * list afterwards. 404 `not_found`; 503 `gateway_unavailable` when the provider can't remove it now. Customers only.
 */
export const paymentMethods = (app: FastifyInstance, context: Context): void => {
  const { access, database, gateways, clock } = context;

  const ownerOf = async (request: FastifyRequest) => {
    const { customer } = await access.customer(request);
    return { companyId: customer.companyId, userId: customer.user.id };
  };
  type Owner = Awaited<ReturnType<typeof ownerOf>>;

  const list = async (owner: Owner) => {
    const rows = await savedMethodsOf(database, owner);
    return toResponse(savedMethodsResponse, {
      success: true,
      payment_methods: rows.map((row) => ({
        id: row.id,
        platform: row.platform,
        payform: row.payform,
        brand: row.brand,
        last_four: row.last_four,
        expiry: row.expiry,
        is_default: row.is_default,
        is_expired: isExpired(row, clock()),
      })),
    });
  };
  const find = async (owner: Owner, body: unknown): Promise<SavedMethodRow> => {
    const { id } = parseRequest(savedMethodRequest, body);
    const found = (await savedMethodsOf(database, owner)).find((row) => row.id === id);
    if (!found) throw notFound('payment method');
    return found;
  };
  const makeDefault = (owner: Owner, id: string) =>
    database
      .updateTable('saved_methods')
      .set({ is_default: sql<boolean>`id = ${id}::uuid` })
      .where('company_id', '=', owner.companyId)
      .where('user_id', '=', owner.userId)
      .execute();

  app.get('/payment_methods', async (request) => list(await ownerOf(request)));
  app.post('/payment_methods/default', async (request) => {
    const owner = await ownerOf(request);
    await makeDefault(owner, (await find(owner, request.body)).id);
    return list(owner);
  });
  app.post('/payment_methods/remove', async (request) => {
    const owner = await ownerOf(request);
    const row = await find(owner, request.body);
    const gateway = await gateways.find(owner.companyId, row.platform);
    const reference = { customerId: row.customer_reference, methodId: row.method_reference };
    const isRemoved =
      gateway === null || (await gateways.run(owner.companyId, () => gateway.removeSaved(reference)));
    if (!isRemoved) {
      throw new Refusal(503, 'gateway_unavailable', 'the payment provider does not answer');
    }
    await database.deleteFrom('saved_methods').where('id', '=', row.id).execute();
    const [next] = await savedMethodsOf(database, owner);
    if (row.is_default && next) await makeDefault(owner, next.id);
    return list(owner);
  });
};
