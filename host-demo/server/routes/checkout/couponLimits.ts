import { sql } from 'kysely';
import type { Counters } from '../../database/counters.ts';
import type { Database } from '../../database/schema.ts';
import { unprocessable } from '../../refusal.ts';
import { addressGroup } from '../../session/addressGroup.ts';
import { type AttemptLimit, createAttempts } from '../../session/attempts.ts';

export type CouponAttempts = { perCustomer: AttemptLimit; perAddress: AttemptLimit };

const MINUTE = 60_000;
const USUAL_ATTEMPTS: CouponAttempts = {
  perCustomer: { most: 10, window: 10 * MINUTE },
  perAddress: { most: 50, window: 10 * MINUTE },
};

export type CouponTrier = { companyId: number; clientId: number; address: string };

export const createCouponLimits = (counters: Counters, attempts: Partial<CouponAttempts> = {}) => {
  const limits = { ...USUAL_ATTEMPTS, ...attempts };
  const customers = createAttempts(counters, 'coupon', limits.perCustomer);
  const addresses = createAttempts(counters, 'coupon address', limits.perAddress);
  const keysOf = ({ companyId, clientId, address }: CouponTrier) => ({
    customer: `${companyId} ${clientId}`,
    address: addressGroup(address),
  });

  return {
    /**
     * Looks a code up; only unknown ones (null) count. Throws 429 `too_many_attempts` with Retry-After, also for a known code:
     * the answer would tell which codes exist.
     */
    async guard<Coupon>(trier: CouponTrier, find: () => Promise<Coupon | null>): Promise<Coupon | null> {
      const { customer, address } = keysOf(trier);
      const forgive = async () => {
        await customers.forgive(customer);
        await addresses.forgive(address);
      };
      await customers.begin(customer);
      await addresses.begin(address);
      const found = await find().catch(async (error: unknown) => {
        await forgive();
        throw error;
      });
      if (found) await forgive();
      return found;
    },
  };
};
export type CouponLimits = ReturnType<typeof createCouponLimits>;

/**
 * Throws 422 `coupon_used` when the client has used the coupon as often as it may: in transactions that are neither cancelled
 * nor refused.
 */
export const checkCouponUses = async (
  database: Database,
  { companyId, clientId }: { companyId: number; clientId: number },
  code: string,
): Promise<void> => {
  const row = await database
    .selectFrom('coupons')
    .select('uses_per_customer')
    .where('company_id', '=', companyId)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  if (!row || row.uses_per_customer === null) return;
  const { uses } = await database
    .selectFrom('transactions')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId)
    .where('status', '<>', 'cancelled')
    .where(sql<boolean>`upper(header ->> 'portal_coupons_code') = ${code.trim().toUpperCase()}`)
    .executeTakeFirstOrThrow();
  if (uses >= row.uses_per_customer) {
    throw unprocessable('coupon_used', 'the customer has used the coupon as often as allowed');
  }
};
