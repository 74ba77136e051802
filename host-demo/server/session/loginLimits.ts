import { setTimeout } from 'node:timers/promises';
import type { Counters } from '../database/counters.ts';
import { Refusal } from '../refusal.ts';
import { addressGroup } from './addressGroup.ts';
import { type AttemptLimit, createAttempts, tooManyAttempts } from './attempts.ts';

export type LoginLimits = {
  perAddress: AttemptLimit;
  perAccountAndAddress: AttemptLimit;
  /** Failed logins of one account from all addresses. They never lock it: see `slowDown`. */
  perAccount: AttemptLimit;
  /** Failed logins of one account, and from one address, from which on a login needs a captcha, where one is configured. */
  captchaPerAccount: AttemptLimit;
  captchaPerAddress: AttemptLimit;
  /** What a login of a suspicious account waits where no captcha is configured, ms. */
  delay: number;
  /** Waits so long, ms; default: on a timer. */
  wait(ms: number): Promise<void>;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const MOST_REFUSED = 10_000;
const USUAL_LIMITS: LoginLimits = {
  perAddress: { most: 60, window: MINUTE },
  perAccountAndAddress: { most: 10, window: MINUTE },
  perAccount: { most: 5, window: 15 * MINUTE },
  captchaPerAccount: { most: 3, window: 15 * MINUTE },
  captchaPerAddress: { most: 3, window: 15 * MINUTE },
  delay: 2_000,
  wait: (ms) => setTimeout(ms),
};

/** `address`: the client's, from the connection or a trusted proxy. */
export type LoginAttempt = { companyId: number; email: string; address: string };

/**
 * Counts failed logins. An address is refused beyond its limits. An account isn't, because anybody could lock a customer out;
 * beyond its limit it is suspicious, so its logins wait, or, where a captcha is configured, need one earlier than that.
 */
export const createLoginLimits = (
  counters: Counters,
  clock: () => Date,
  limits: Partial<LoginLimits> = {},
) => {
  const { perAddress, perAccountAndAddress, perAccount, captchaPerAccount, captchaPerAddress, delay, wait } =
    {
      ...USUAL_LIMITS,
      ...limits,
    };
  const addresses = createAttempts(counters, 'login address', perAddress);
  const accountsOfAddresses = createAttempts(counters, 'login', perAccountAndAddress);
  const accounts = createAttempts(counters, 'login account', perAccount);
  const failedOfAccount = createAttempts(counters, 'login captcha account', captchaPerAccount);
  const failedOfAddress = createAttempts(counters, 'login captcha address', captchaPerAddress);

  const keysOf = ({ companyId, email, address }: LoginAttempt) => {
    const account = `${companyId} ${email.trim().toLowerCase()}`;
    const group = addressGroup(address);
    return { account, group, both: `${account} ${group}` };
  };
  /** Until when an address is refused, ms. Asking the database for each of its attempts would stop everyone. */
  const refused = new Map<string, number>();
  const beginOfAddress = async (group: string): Promise<void> => {
    const now = clock().getTime();
    const until = refused.get(group) ?? now;
    if (until > now) throw tooManyAttempts(until - now);
    if (refused.size >= MOST_REFUSED) refused.clear();
    refused.delete(group);
    try {
      await addresses.begin(group);
    } catch (error) {
      if (error instanceof Refusal) refused.set(group, now + (error.retryAfter ?? 0) * SECOND);
      throw error;
    }
  };
  const isSuspicious = (attempt: LoginAttempt): Promise<boolean> =>
    accounts.isReached(keysOf(attempt).account);

  return {
    /** Counts an attempt. Throws 429 `too_many_attempts` with Retry-After. */
    async begin(attempt: LoginAttempt): Promise<void> {
      const { group, both } = keysOf(attempt);
      await beginOfAddress(group);
      await accountsOfAddresses.begin(both);
    },
    async withdraw(attempt: LoginAttempt): Promise<void> {
      const { group, both } = keysOf(attempt);
      await accountsOfAddresses.forgive(both);
      await addresses.forgive(group);
    },
    /** The account is counted as it was typed, whether or not it exists. */
    async failed(attempt: LoginAttempt): Promise<void> {
      const { account, group } = keysOf(attempt);
      await accounts.failed(account);
      await failedOfAccount.failed(account);
      await failedOfAddress.failed(group);
    },
    async needsCaptcha(attempt: LoginAttempt): Promise<boolean> {
      const { account, group } = keysOf(attempt);
      return (await failedOfAccount.isReached(account)) || failedOfAddress.isReached(group);
    },
    async succeeded(attempt: LoginAttempt): Promise<void> {
      const { group, both } = keysOf(attempt);
      await accountsOfAddresses.succeeded(both);
      await addresses.forgive(group);
    },
    async slowDown(attempt: LoginAttempt): Promise<void> {
      if (await isSuspicious(attempt)) await wait(delay);
    },
  };
};
export type Logins = ReturnType<typeof createLoginLimits>;
