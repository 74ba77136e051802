import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { documentName, documentResponse } from '../../../../src/api/cloudStore/schema.ts';
import type { Context } from '../../context.ts';
import { parseRequest, toResponse } from '../../wire.ts';

const params = v.object({ name: documentName });

/** GET /documents/{name}: the caller's document; a new one is empty with revision 0. Customers only. */
export const readDocument = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/documents/:name', async (request) => {
    const { customer } = await access.customer(request);
    const { name } = parseRequest(params, request.params);
    const row = await database
      .selectFrom('documents')
      .select(['revision', 'data'])
      .where('company_id', '=', customer.companyId)
      .where('email', '=', customer.user.email.toLowerCase())
      .where('name', '=', name)
      .executeTakeFirst();
    return toResponse(documentResponse, {
      success: true,
      name,
      revision: row?.revision ?? 0,
      data: row?.data ?? {},
    });
  });
};
