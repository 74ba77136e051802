import type { Counters } from '../database/counters.ts';
import { addressGroup } from '../session/addressGroup.ts';
import { type AttemptLimit, createAttempts } from '../session/attempts.ts';

/** How many payments may fail: who tries stolen cards fails often. */
export type PaymentLimits = { perCustomer: AttemptLimit; perAddress: AttemptLimit; wrongLinks: AttemptLimit };

const MINUTE = 60_000;
const USUAL_LIMITS: PaymentLimits = {
  perCustomer: { most: 10, window: 10 * MINUTE },
  perAddress: { most: 30, window: 10 * MINUTE },
  wrongLinks: { most: 20, window: 10 * MINUTE },
};

type Attempt = { companyId: number; clientId: number; address: string };

/** Limits payments that fail, and the guessing of links to public payment forms, in all processes. */
export const createPaymentLimits = (counters: Counters, changes: Partial<PaymentLimits> = {}) => {
  const limits = { ...USUAL_LIMITS, ...changes };
  const customers = createAttempts(counters, 'payment', limits.perCustomer);
  const addresses = createAttempts(counters, 'payment address', limits.perAddress);
  const links = createAttempts(counters, 'payment link', limits.wrongLinks);
  const customerKey = ({ companyId, clientId }: Attempt) => `${companyId} ${clientId}`;

  return {
    /** Counts a payment or a card's token. Throws 429 `too_many_attempts` with Retry-After. */
    async begin(attempt: Attempt): Promise<void> {
      await customers.begin(customerKey(attempt));
      await addresses.begin(addressGroup(attempt.address)).catch(async (error: unknown) => {
        await customers.forgive(customerKey(attempt));
        throw error;
      });
    },
    /** Forgets one that hasn't failed. */
    async forgive(attempt: Attempt): Promise<void> {
      await customers.forgive(customerKey(attempt));
      await addresses.forgive(addressGroup(attempt.address));
    },
    /** Looks a link up; only wrong ones count. Throws 429 `too_many_attempts`. */
    async guardLink<Found>(address: string, find: () => Promise<Found>): Promise<Found> {
      const key = addressGroup(address);
      await links.begin(key);
      const found = await find();
      await links.forgive(key);
      return found;
    },
  };
};
export type PaymentLimiter = ReturnType<typeof createPaymentLimits>;
