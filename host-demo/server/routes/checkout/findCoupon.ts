import type * as v from 'valibot';
import type { couponResponse } from '../../../../src/api/checkout/schema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { unprocessable } from '../../refusal.ts';

export type Coupon = v.InferInput<typeof couponResponse>['coupon'];

/** A coupon by its code, ignoring case; null when unknown. Throws 422 `coupon_expired`. */
export const findCoupon = async (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  companyId: number,
  code: string,
): Promise<Coupon | null> => {
  const row = await database
    .selectFrom('coupons')
    .select(['data', 'expires_on'])
    .where('company_id', '=', companyId)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) return null;
  if (row.expires_on !== null && row.expires_on < isoDay(clock())) {
    throw unprocessable('coupon_expired', 'the coupon has expired');
  }
  return row.data;
};
