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

/** `onlyInvoice`: that of a public payment form; null for a customer. */
type Attempt = {
  customer: { companyId: number; clientId: number };
  onlyInvoice: string | null;
  address: string;
};

/**
 * Limits payments that fail, and the guessing of links to public payment forms, in all processes. What fails by the link of an invoice counts
 * for that link, because whoever has it must not stop the customer.
 */
export const createPaymentLimits = (counters: Counters, changes: Partial<PaymentLimits> = {}) => {
  const limits = { ...USUAL_LIMITS, ...changes };
  const payers = createAttempts(counters, 'payment', limits.perCustomer);
  const addresses = createAttempts(counters, 'payment address', limits.perAddress);
  const links = createAttempts(counters, 'payment link', limits.wrongLinks);
  const keysOf = ({ customer: { companyId, clientId }, onlyInvoice, address }: Attempt) => ({
    payer: [companyId, clientId, ...(onlyInvoice === null ? [] : [onlyInvoice])].join(' '),
    from: `${onlyInvoice === null ? '' : 'link '}${addressGroup(address)}`,
  });

  return {
    /** Counts a payment or a card's token. Throws 429 `too_many_attempts` with Retry-After. */
    async begin(attempt: Attempt): Promise<void> {
      const { payer, from } = keysOf(attempt);
      await payers.begin(payer);
      await addresses.begin(from).catch(async (error: unknown) => {
        await payers.forgive(payer);
        throw error;
      });
    },
    /** Forgets one that hasn't failed. */
    async forgive(attempt: Attempt): Promise<void> {
      const { payer, from } = keysOf(attempt);
      await payers.forgive(payer);
      await addresses.forgive(from);
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
