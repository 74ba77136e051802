import { CallError } from '../../api/callError.ts';
import { loadCoupon } from '../../api/checkout/loadCoupon.ts';
import type { PortalContext } from '../portal.ts';
import type { Outcome } from '../result.ts';
import type { CartService } from './cartService.ts';

export type CouponProblem = 'unknown' | 'expired' | 'used' | 'guessed' | 'unreachable';

export const applyCoupon = async (
  { http, cart }: Pick<PortalContext, 'http'> & { cart: Pick<CartService, 'actions'> },
  code: string,
): Promise<Outcome<CouponProblem>> => {
  try {
    const coupon = await loadCoupon(http, code.trim());
    cart.actions()?.setDetails({ coupon });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'coupon_expired') return { ok: false, reason: 'expired' };
    if (error.code === 'coupon_used') return { ok: false, reason: 'used' };
    if (error.failure === 'too_many_attempts') return { ok: false, reason: 'guessed' };
    return {
      ok: false,
      reason: error.failure === 'not_found' || error.failure === 'refused' ? 'unknown' : 'unreachable',
    };
  }
};
