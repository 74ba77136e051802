import type { Database } from '../../database/schema.ts';

const users = (database: Database, companyId: number) =>
  database
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id as userId',
      'users.company_id as companyId',
      'users.client_id as clientId',
      'users.email',
      'users.data',
      'users.settings',
      'users.password_hash as passwordHash',
      'users.token_version as version',
      'companies.alias',
      'companies.data as company',
    ])
    .where('users.company_id', '=', companyId)
    .where('users.disabled', '=', false);

/** An enabled user by e-mail, ignoring case. */
export const findUserByEmail = (database: Database, companyId: number, email: string) =>
  users(database, companyId).where('users.email', '=', email.trim().toLowerCase()).executeTakeFirst();

export const findUser = (database: Database, companyId: number, userId: number) =>
  users(database, companyId).where('users.id', '=', userId).executeTakeFirst();
