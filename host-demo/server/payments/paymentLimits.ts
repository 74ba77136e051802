import type { Counters } from '../database/counters.ts';
import { Refusal } from '../refusal.ts';
import { addressGroup } from '../session/addressGroup.ts';
import { type AttemptLimit, createAttempts } from '../session/attempts.ts';

/** How many payments may fail: who tries stolen cards fails often. */
export type PaymentLimits = {
  perCustomer: AttemptLimit;
  perAddress: AttemptLimit;
  wrongSecrets: AttemptLimit;
};

const MINUTE = 60_000;
const USUAL_LIMITS: PaymentLimits = {
  perCustomer: { most: 10, window: 10 * MINUTE },
  perAddress: { most: 30, window: 10 * MINUTE },
  wrongSecrets: { most: 20, window: 10 * MINUTE },
};

/** `onlyInvoice`: that of a public payment form; null for a customer. */
type Attempt = {
  customer: { companyId: number; clientId: number };
  onlyInvoice: string | null;
  address: string;
};

/**
 * Limits payments that fail, and the guessing of links, keys and nonces, in all processes. What fails by the link of an invoice counts
 * for that link, because whoever has it must not stop the customer.
 */
export const createPaymentLimits = (counters: Counters, changes: Partial<PaymentLimits> = {}) => {
  const limits = { ...USUAL_LIMITS, ...changes };
  const payers = createAttempts(counters, 'payment', limits.perCustomer);
  const addresses = createAttempts(counters, 'payment address', limits.perAddress);
  const secrets = createAttempts(counters, 'payment link', limits.wrongSecrets);
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
    async forgive(attempt: Attempt): Promise<void> {
      const { payer, from } = keysOf(attempt);
      await payers.forgive(payer);
      await addresses.forgive(from);
    },
    /**
     * Finds what a secret opens: a link, a key, a nonce. Refusals count as guesses, and right ones wait for nobody. Throws 429 `too_many_attempts` with
     * Retry-After.
     */
    async guardSecret<Found>(address: string, find: () => Promise<Found> | Found): Promise<Found> {
      const key = addressGroup(address);
      await secrets.check(key);
      try {
        return await find();
      } catch (error) {
        if (error instanceof Refusal) await secrets.failed(key);
        throw error;
      }
    },
  };
};
export type PaymentLimiter = ReturnType<typeof createPaymentLimits>;
