import * as v from 'valibot';
import { id, looseText } from '../wire.ts';
import { lenientList, looseNumber } from '../wireValues.ts';

/** GET {api}/coupons/{code}. Without restrictions it applies to every line. */
export const couponResponse = v.object({
  success: v.literal(true),
  coupon: v.object({
    id,
    code: v.string(),
    name: looseText,
    discount_type: v.picklist([0, 1]),
    discount_value: looseNumber,
    products: v.optional(lenientList(id), []),
    lines: v.optional(v.array(v.string()), []),
    sublines: v.optional(v.array(v.string()), []),
  }),
});
export type CouponWire = v.InferInput<typeof couponResponse>['coupon'];
