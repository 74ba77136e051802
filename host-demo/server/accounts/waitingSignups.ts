import type { UserWire } from '../../../src/api/access/schema.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../refusal.ts';

type KnownClient = { client_id: number; client_name: string };

const clientsByCode = async (database: Database, companyId: number): Promise<Map<string, KnownClient>> => {
  const rows = await database
    .selectFrom('users')
    .select(['client_id', 'data'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .execute();
  const codeOf = ({ client_code }: UserWire) => String(client_code ?? '').toLowerCase();
  return new Map(
    rows
      .filter(({ data }) => codeOf(data) !== '')
      .map(({ client_id, data }) => [codeOf(data), { client_id, client_name: String(data.client_name) }]),
  );
};

/**
 * The sign-ups of a company that wait for its decision, oldest first, each with the client whose number it states. `state`: `unverified` or
 * `pending` (the e-mail is confirmed); `document`: the name of its file, or null.
 */
export const waitingSignups = async (database: Database, companyId: number) => {
  const rows = await database
    .selectFrom('signups')
    .leftJoin('signup_documents', 'signup_documents.signup_id', 'signups.id')
    .select(['signups.id', 'email', 'state', 'data', 'created_at', 'signup_documents.name as document'])
    .where('company_id', '=', companyId)
    .where('state', 'in', ['unverified', 'pending'])
    .where('is_approved', '=', false)
    .orderBy('created_at')
    .execute();
  const clients = await clientsByCode(database, companyId);
  return rows.map(({ data, created_at, ...row }) => ({
    ...data,
    state_name: data.state,
    ...row,
    client: clients.get(data.customer_code.toLowerCase()) ?? null,
    created_at: created_at.toISOString(),
  }));
};

/** The document of a sign-up; `companyId` null: of any company. Throws 404 `not_found`. */
export const signupDocument = async (
  database: Database,
  signupId: string,
  companyId: number | null,
): Promise<{ name: string; type: string; content: Buffer }> => {
  const found = await database
    .selectFrom('signup_documents')
    .innerJoin('signups', 'signups.id', 'signup_documents.signup_id')
    .select(['name', 'type', 'content'])
    .where('signup_id', '=', signupId)
    .where('state', '<>', 'duplicate')
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId ?? 0))
    .executeTakeFirst();
  if (!found) throw notFound('document');
  return { ...found, content: Buffer.from(found.content, 'base64') };
};
