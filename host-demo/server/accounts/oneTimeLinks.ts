import { createHash, randomBytes } from 'node:crypto';
import type { Database, OneTimeLinkRow } from '../database/schema.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a link is valid, ms (OWASP, Forgot Password Cheat Sheet). */
const LIFETIMES = { activation: 72 * 60 * MINUTE, reset: 30 * MINUTE };
const EXPLAINED_FOR_MS = 30 * DAY;
const TOKEN_BYTES = 32;

export type LinkState = 'valid' | 'used' | 'expired';
type NewLink = Pick<OneTimeLinkRow, 'company_id' | 'purpose' | 'signup_id' | 'user_id'>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64');

/** Makes a link and returns its token of 256 bits, which isn't stored. Earlier links of the same purpose and owner end. */
export const issueLink = async (database: Database, link: NewLink, now: Date): Promise<string> => {
  await database
    .updateTable('one_time_links')
    .set({ expires_at: now })
    .where('company_id', '=', link.company_id)
    .where('purpose', '=', link.purpose)
    .where('signup_id', 'is not distinct from', link.signup_id)
    .where('user_id', 'is not distinct from', link.user_id)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await database
    .insertInto('one_time_links')
    .values({
      ...link,
      token_hash: hashOf(token),
      expires_at: new Date(now.getTime() + LIFETIMES[link.purpose]),
      spent_at: null,
      spent_by: null,
    })
    .execute();
  return token;
};

export const findLink = async (
  database: Database,
  companyId: number,
  token: string,
): Promise<OneTimeLinkRow | null> =>
  (await database
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('company_id', '=', companyId)
    .executeTakeFirst()) ?? null;

export const linkState = ({ spent_at, expires_at }: OneTimeLinkRow, now: Date): LinkState => {
  if (spent_at !== null) return 'used';
  return expires_at <= now ? 'expired' : 'valid';
};

/**
 * Spends the link within a transaction. Of parallel requests one does; `repeated` for that request sent once more, `refused` for another.
 */
export const spendLink = async (
  database: Database,
  link: OneTimeLinkRow,
  requestId: string,
  now: Date,
): Promise<'spent' | 'repeated' | 'refused'> => {
  const { numUpdatedRows } = await database
    .updateTable('one_time_links')
    .set({ spent_at: now, spent_by: requestId })
    .where('token_hash', '=', link.token_hash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return 'spent';
  const { spent_by } = await database
    .selectFrom('one_time_links')
    .select('spent_by')
    .where('token_hash', '=', link.token_hash)
    .executeTakeFirstOrThrow();
  return spent_by === requestId ? 'repeated' : 'refused';
};

/** How long the sign-up of a known e-mail is kept, ms: its request may be repeated. */
const DUPLICATE_KEPT = 60 * MINUTE;

export const dropOldLinks = async (database: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - EXPLAINED_FOR_MS);
  await database.deleteFrom('one_time_links').where('expires_at', '<', before).execute();
  await database
    .deleteFrom('signups')
    .where('state', '=', 'unverified')
    .where('is_approved', '=', false)
    .where('created_at', '<', before)
    .execute();
  await database
    .deleteFrom('signups')
    .where('state', '=', 'duplicate')
    .where('created_at', '<', new Date(now.getTime() - DUPLICATE_KEPT))
    .execute();
};
