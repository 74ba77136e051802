import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { couponResponse } from '../../../../src/api/checkout/schema.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { checkCouponUses } from './couponLimits.ts';
import { findCoupon } from './findCoupon.ts';

const params = v.object({ code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });

/**
 * GET /coupons/{code}. Customers only; 404 `not_found`, 422 `coupon_expired`, `coupon_used`; 429 `too_many_attempts` with
 * Retry-After after too many unknown codes of a customer or an address.
 */
export const readCoupon = (app: FastifyInstance, context: Context): void => {
  app.get('/coupons/:code', async (request) => {
    const { customer } = await context.access.customer(request);
    const { code } = parseRequest(params, request.params);
    const coupon = await context.coupons.guard({ ...customer, address: request.ip }, () =>
      findCoupon(context, customer.companyId, code),
    );
    if (!coupon) throw notFound('coupon');
    await checkCouponUses(context.database, customer, coupon.code);
    return toResponse(couponResponse, { success: true, coupon });
  });
};
