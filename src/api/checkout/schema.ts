import * as v from 'valibot';
import { id, looseText } from '../wire.ts';
import { looseNumber, rowsOf } from '../wireValues.ts';

/** GET {api}/coupons/{code}: a coupon of the caller's company (specification §3, Coupon). Names nothing: takes every line. */
export const couponAnswer = v.object({
  success: v.literal(true),
  coupon: v.object({
    id,
    code: v.string(),
    name: looseText,
    discount_type: v.picklist([0, 1]),
    discount_value: looseNumber,
    products: v.optional(rowsOf(id), []),
    lines: v.optional(v.array(v.string()), []),
    sublines: v.optional(v.array(v.string()), []),
  }),
});
export type CouponWire = v.InferInput<typeof couponAnswer>['coupon'];
