import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { documentPatchRequest } from '../../../../src/sync/stores/requestSchema.ts';
import { documentName, documentPatchResponse } from '../../../../src/sync/stores/schema.ts';
import type { Context } from '../../context.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { checkHere } from './checkHere.ts';
import { checkShape, LARGEST_DOCUMENT } from './documentLimits.ts';

const BODY_LIMIT = LARGEST_DOCUMENT + 1024;
const params = v.object({ name: documentName });

/**
 * PATCH /documents/{name} {writer, patch}: applies a JSON merge patch (RFC 7396) to the caller's document and notifies all
 * open sessions of the user. Customers only; 413 `too_large` above 4 MB or 100,000 fields.
 */
export const patchDocument = (app: FastifyInstance, { access, documents }: Context): void => {
  app.patch('/documents/:name', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { customer } = await access.customer(request);
    checkHere(documents);
    const { name } = parseRequest(params, request.params);
    const { writer, patch } = parseRequest(documentPatchRequest, request.body);
    checkShape(patch);
    const owner = { companyId: customer.companyId, email: customer.user.email.toLowerCase() };
    const revision = await documents.change(owner, { name, writer, patch: async () => patch });
    return toResponse(documentPatchResponse, { success: true, revision: revision ?? 0 });
  });
};
