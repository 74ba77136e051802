import type { Context } from '../context.ts';
import { addressGroup } from '../session/addressGroup.ts';
import { createAttempts } from '../session/attempts.ts';

const HOUR = 3_600_000;
const PER_ADDRESS = { most: 20, window: HOUR };
const PER_EMAIL = { most: 5, window: HOUR };
/** Uses of links, by address: a token can't be guessed, but each attempt reads the database. */
const LINKS_PER_ADDRESS = { most: 120, window: HOUR };
const CHALLENGES_PER_ADDRESS = { most: 60, window: 60_000 };
const PER_TENANT = { most: 500, window: HOUR };

type AccountRequest = { companyId: number; email: string; address: string };

/**
 * Counts requests that write an e-mail, by address, e-mail and tenant. All of these throw 429
 * `too_many_attempts` with Retry-After.
 */
export const countRequest = async (
  { counters }: Pick<Context, 'counters'>,
  { companyId, email, address }: AccountRequest,
): Promise<void> => {
  await createAttempts(counters, 'account address', PER_ADDRESS).begin(addressGroup(address));
  await createAttempts(counters, 'account email', PER_EMAIL).begin(`${companyId} ${email}`);
  await createAttempts(counters, 'account tenant', PER_TENANT).begin(String(companyId));
};

export const countPaymentLink = async (
  { counters }: Pick<Context, 'counters'>,
  { companyId, address }: Omit<AccountRequest, 'email'>,
): Promise<void> => {
  await createAttempts(counters, 'invoice link address', PER_ADDRESS).begin(addressGroup(address));
  await createAttempts(counters, 'invoice link tenant', PER_TENANT).begin(String(companyId));
};

export const countChallenge = ({ counters }: Pick<Context, 'counters'>, address: string): Promise<void> =>
  createAttempts(counters, 'captcha challenge', CHALLENGES_PER_ADDRESS).begin(addressGroup(address));

export const countLinkUse = ({ counters }: Pick<Context, 'counters'>, address: string): Promise<void> =>
  createAttempts(counters, 'account link', LINKS_PER_ADDRESS).begin(addressGroup(address));
