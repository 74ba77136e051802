import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { addressGroup } from './addressGroup.ts';
import { createAttempts } from './attempts.ts';

const WRONG_KEYS = { most: 20, window: 600_000 };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Checks the company's key in X-Back-Office-Key. Throws 401 `unauthorized` also for a company that doesn't exist or has no key, so that nobody
 * learns which ones do, and 429 `too_many_attempts` with Retry-After after wrong keys from the address; the right one always passes.
 */
export const checkBackOfficeKey = async (
  { database, backOfficeKeys, counters }: Pick<Context, 'database' | 'backOfficeKeys' | 'counters'>,
  { headers, ip }: FastifyRequest,
  companyId: number,
): Promise<void> => {
  const company = await database
    .selectFrom('companies')
    .select('alias')
    .where('id', '=', companyId)
    .executeTakeFirst();
  const keys = new Map(Object.entries(backOfficeKeys));
  const key = company && keys.get(company.alias);
  const sent = headers['x-back-office-key'];
  if (key && typeof sent === 'string' && timingSafeEqual(digest(sent), digest(key))) return;
  if (sent !== undefined)
    await createAttempts(counters, 'back office key', WRONG_KEYS).begin(addressGroup(ip));
  throw new Refusal(401, 'unauthorized', 'the key of the company’s back office is needed');
};
