import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { successResponse } from '../../../../src/api/access/schema.ts';
import type { Context } from '../../context.ts';
import { toResponse } from '../../wire.ts';

/**
 * POST /documents/revoke_links: all PDF links that the caller was given before stop working; those that are given from now on
 * work. Customers only.
 */
export const revokeDocumentLinks = (app: FastifyInstance, { access, database }: Context): void => {
  app.post('/documents/revoke_links', async (request) => {
    const { customer } = await access.customer(request);
    await database
      .updateTable('users')
      .set({ document_links_version: sql`document_links_version + 1` })
      .where('company_id', '=', customer.companyId)
      .where('id', '=', customer.user.id)
      .execute();
    return toResponse(successResponse, { success: true });
  });
};
