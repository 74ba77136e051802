import type { Coupon } from '../../domain/cart/coupon.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import type { Http } from '../calls.ts';
import { couponResponse } from './schema.ts';

/** Throws {@link CallError} `not_found` for an unknown code, code `coupon_expired` or `coupon_used` for one
 * that can't be used any more, `too_many_attempts` after too many unknown codes. */
export const loadCoupon = async (http: Http, code: string): Promise<Coupon> => {
  const { coupon } = await http.send({
    service: 'api',
    method: 'GET',
    path: `/coupons/${encodeURIComponent(code)}`,
    response: couponResponse,
  });
  return {
    id: coupon.id,
    code: coupon.code,
    name: coupon.name,
    kind: coupon.discount_type === 1 ? 'fixed' : 'percent',
    value: numericText(coupon.discount_value) ?? '0',
    productIds: coupon.products,
    lines: coupon.lines,
    sublines: coupon.sublines,
  };
};
