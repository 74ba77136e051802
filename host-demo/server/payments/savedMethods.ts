import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, PaymentRow, SavedMethodRow } from '../database/schema.ts';
import type { SavedReference, UsedMethod } from './gateways/gateway.ts';
import type { Platform } from './payment.ts';

type UserKey = { companyId: number; userId: number };

export const savedMethodsOf = (
  database: Database,
  { companyId, userId }: UserKey,
): Promise<SavedMethodRow[]> =>
  database
    .selectFrom('saved_methods')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const findSavedMethod = async (
  database: Database,
  user: UserKey,
  id: string,
  platform: Platform,
): Promise<SavedMethodRow | null> =>
  (await savedMethodsOf(database, user)).find((saved) => saved.id === id && saved.platform === platform) ??
  null;

export const storeSavedMethod = async (
  transaction: Database,
  row: PaymentRow,
  { customerId, methodId }: SavedReference,
  used: UsedMethod,
  now: Date,
): Promise<void> => {
  await transaction
    .insertInto('saved_methods')
    .values({
      id: randomUUID(),
      company_id: row.company_id,
      user_id: row.user_id,
      platform: row.platform,
      payform: row.payform,
      customer_reference: customerId,
      method_reference: methodId,
      brand: used.brand,
      last_four: used.lastFour,
      expiry: used.expiry,
      is_default: sql<boolean>`not exists (
        select 1 from saved_methods as other
        where other.company_id = ${row.company_id}::integer and other.user_id = ${row.user_id}::integer
      )`,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
