import * as v from 'valibot';
import { userWire } from '../../../../src/api/access/schema.ts';
import { personName } from '../../accounts/personName.ts';
import { readerLanguage } from '../../accounts/readerLanguage.ts';
import type { Database } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';
import type { CustomerCaller, User } from '../../session/authorise.ts';
import type { Language } from '../../texts/language.ts';

/** Throws 403 unless the caller may approve orders (rules: Approval). */
export const checkApprover = ({ customer }: CustomerCaller): void => {
  if (!customer.user.can_approve_orders) {
    throw new Refusal(403, 'not_approver', 'only approvers may do this');
  }
};

/** The approvers of this customer's orders, with the names that colleagues read: approvers of the same client, never the customer. */
export const approversOf = async (
  database: Database,
  { companyId, clientId, user }: Pick<CustomerCaller['customer'], 'companyId' | 'clientId' | 'user'>,
): Promise<(User & { name: string })[]> => {
  const rows = await database
    .selectFrom('users')
    .select(['data', 'settings'])
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId)
    .where('id', '<>', user.id)
    .where('disabled', '=', false)
    .orderBy('email')
    .execute();
  return rows
    .map(({ data, settings }) => {
      const user = v.parse(userWire, data);
      return { ...user, name: personName({ email: user.email, settings }) };
    })
    .filter(({ can_approve_orders }) => can_approve_orders);
};

export const languagesOf = async (
  database: Database,
  company: { company_id: number; locale_code: string },
  emails: readonly string[],
): Promise<ReadonlyMap<string, Language>> => {
  const rows = await database
    .selectFrom('users')
    .select(['email', 'settings'])
    .where('company_id', '=', company.company_id)
    .where('email', 'in', emails)
    .execute();
  return new Map(rows.map(({ email, settings }) => [email, readerLanguage(company, settings)]));
};
