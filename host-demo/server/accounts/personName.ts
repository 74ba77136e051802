import type { Database, UserSettings } from '../database/schema.ts';

/** What colleagues read of a person: the name in the account settings, or the e-mail where none is known. */
export const personName = ({
  email,
  settings,
}: {
  email: string;
  settings: Pick<UserSettings, 'contact_name'>;
}): string => settings.contact_name?.trim() || email;

export const personNameOf = async (
  database: Database,
  companyId: number,
  userId: number,
): Promise<string> => {
  const row = await database
    .selectFrom('users')
    .select(['email', 'settings'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? personName(row) : '';
};
