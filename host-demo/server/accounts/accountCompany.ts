import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import type { Context } from '../context.ts';
import { notFound } from '../refusal.ts';

/** The company of a request without a session. Throws 404 `not_found`. */
export const accountCompany = async (
  { database }: Pick<Context, 'database'>,
  companyId: number,
): Promise<CompanyWire> => {
  const row = await database
    .selectFrom('companies')
    .select('data')
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!row) throw notFound('company');
  return row.data;
};

/** A page of the portal for an e-mail: never an address that a request names. */
export const portalLink = (
  { portalOf }: Pick<Context, 'portalOf'>,
  { alias }: CompanyWire,
  path: string,
): string => `${portalOf(alias) ?? ''}${path}`;
