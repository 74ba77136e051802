import type { Database, UserSettings } from '../database/schema.ts';

/** What colleagues read of a person: the name in the account settings, or the e-mail where none is known. */
export const personName = ({
  email,
  settings,
}: {
  email: string;
  settings: Pick<UserSettings, 'contact_name'>;
}): string => settings.contact_name?.trim() || email;

/** {@link personName} of a user of a company. */
export const personNameOf = async (
  database: Database,
  companyId: number,
  user: { id: number; email: string },
): Promise<string> => {
  const row = await database
    .selectFrom('users')
    .select('settings')
    .where('company_id', '=', companyId)
    .where('id', '=', user.id)
    .executeTakeFirst();
  return personName({ email: user.email, settings: row?.settings ?? {} });
};
