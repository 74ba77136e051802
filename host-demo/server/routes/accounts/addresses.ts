import type { FastifyInstance } from 'fastify';
import type { UserWire } from '../../../../src/api/access/schema.ts';
import { addressesResponse } from '../../../../src/api/account/accountSchema.ts';
import { addressRequest, saveAddressRequest } from '../../../../src/api/account/requestSchema.ts';
import {
  chooseDefault,
  listAddresses,
  MAX_OWN_ADDRESSES,
  removeAddress,
  saveAddress,
} from '../../accounts/shippingAddresses.ts';
import type { Context } from '../../context.ts';
import { notFound, unprocessable } from '../../refusal.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { invalidToken } from '../../session/tokens.ts';
import { parseRequest, toResponse } from '../../wire.ts';

/**
 * GET /users/addresses: where the caller's orders may be delivered. POST /users/addresses/save: adds an address, or replaces the caller's own
 * one with this id; the last of two changes wins. POST /users/addresses/default {id}, also for an address of the back office. POST
 * /users/addresses/remove {id}: an id that isn't the caller's own changes nothing, as a repeat. All answer all addresses. 404 `not_found` for an
 * unknown default; 422 `too_many_addresses`. Customers only. They are those of the session's `shipping_address_list`.
 */
export const addresses = (app: FastifyInstance, { access, database }: Context): void => {
  const answer = (data: UserWire) =>
    toResponse(addressesResponse, { success: true, addresses: listAddresses(data) });

  /** The user's row is locked, so that changes of other addresses at the same time stay. */
  const change = ({ customer }: CustomerCaller, apply: (data: UserWire) => UserWire) =>
    database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('users')
        .select('data')
        .where('company_id', '=', customer.companyId)
        .where('id', '=', customer.user.id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw invalidToken();
      const data = apply(row.data);
      await transaction
        .updateTable('users')
        .set({ data: JSON.stringify(data) })
        .where('company_id', '=', customer.companyId)
        .where('id', '=', customer.user.id)
        .execute();
      return answer(data);
    });

  app.get('/users/addresses', async (request) => answer((await access.customer(request)).customer.user));
  app.post('/users/addresses/save', async (request) => {
    const caller = await access.customer(request);
    const address = parseRequest(saveAddressRequest, request.body);
    return change(caller, (data) => {
      const changed = saveAddress(data, address);
      if (!changed)
        throw unprocessable('too_many_addresses', `id: at most ${MAX_OWN_ADDRESSES} addresses of one's own`);
      return changed;
    });
  });
  app.post('/users/addresses/default', async (request) => {
    const caller = await access.customer(request);
    const { id } = parseRequest(addressRequest, request.body);
    return change(caller, (data) => {
      const changed = chooseDefault(data, id);
      if (!changed) throw notFound('address');
      return changed;
    });
  });
  app.post('/users/addresses/remove', async (request) => {
    const caller = await access.customer(request);
    const { id } = parseRequest(addressRequest, request.body);
    return change(caller, (data) => removeAddress(data, id));
  });
};
