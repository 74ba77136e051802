import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { documentName, documentResponse } from '../../../../src/sync/stores/schema.ts';
import type { Context } from '../../context.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { checkHere } from './checkHere.ts';

const params = v.object({ name: documentName });

/** GET /documents/{name}: the caller's document; a new one is empty with revision 0. Customers only. */
export const readDocument = (app: FastifyInstance, { access, documents }: Context): void => {
  app.get('/documents/:name', async (request) => {
    const { customer } = await access.customer(request);
    checkHere(documents);
    const { name } = parseRequest(params, request.params);
    const owner = { companyId: customer.companyId, email: customer.user.email.toLowerCase() };
    const { revision, data } = await documents.read(owner, name);
    return toResponse(documentResponse, { success: true, name, revision, data });
  });
};
