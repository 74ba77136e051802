import * as v from 'valibot';
import { userWire } from '../../../../src/api/session/schema.ts';
import { companyWire } from '../../../../src/api/tenant/schema.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../refusal.ts';
import type { DocumentId } from '../../session/documentIds.ts';

/** The user of the link. Throws 404 when the user no longer exists or is disabled, so a disabled user's links end. */
export const holderOf = async (database: Database, { companyId, userId }: DocumentId) => {
  const row = await database
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.data as user',
      'users.client_id',
      'users.document_links_version as version',
      'companies.data as company',
      'companies.settings',
    ])
    .where('users.company_id', '=', companyId)
    .where('users.id', '=', userId)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  if (!row) throw notFound('document');
  return {
    company: v.parse(companyWire, row.company),
    user: v.parse(userWire, row.user),
    clientId: row.client_id,
    version: row.version,
    seller: row.settings.seller ?? null,
  };
};
