import * as v from 'valibot';
import { userWire } from '../../../../src/api/access/schema.ts';
import { companyWire } from '../../../../src/api/tenant/schema.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../refusal.ts';
import type { DocumentId } from '../../session/documentIds.ts';

type UserKey = Pick<DocumentId, 'companyId' | 'userId'>;

export const findHolder = async (database: Database, { companyId, userId }: UserKey) => {
  const row = await database
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.data as user',
      'users.client_id',
      'users.settings as preferences',
      'users.document_links_version as version',
      'companies.data as company',
      'companies.settings',
    ])
    .where('users.company_id', '=', companyId)
    .where('users.id', '=', userId)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  return {
    company: v.parse(companyWire, row.company),
    user: v.parse(userWire, row.user),
    clientId: row.client_id,
    preferences: row.preferences,
    version: row.version,
    seller: row.settings.seller ?? null,
  };
};
export type DocumentHolder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/** The user of the link. Throws 404 when the user no longer exists or is disabled, so a disabled user's links end. */
export const holderOf = async (database: Database, key: UserKey): Promise<DocumentHolder> => {
  const holder = await findHolder(database, key);
  if (!holder) throw notFound('document');
  return holder;
};
