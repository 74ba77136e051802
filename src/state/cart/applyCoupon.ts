import { CallError } from '../../api/callError.ts';
import { loadCoupon } from '../../api/checkout/loadCoupon.ts';
import type { Workspace } from '../workspace.ts';

export type CouponProblem = 'unknown' | 'expired' | 'unreachable';

/** Loads a coupon and applies it (specification §4, Coupon). */
export const applyCoupon = async (
  { portal, cart }: Workspace,
  code: string,
): Promise<{ ok: true } | { ok: false; reason: CouponProblem }> => {
  try {
    cart?.setDetails({ coupon: await loadCoupon(portal.http, code.trim()) });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'coupon_expired') return { ok: false, reason: 'expired' };
    return {
      ok: false,
      reason: error.failure === 'not_found' || error.failure === 'refused' ? 'unknown' : 'unreachable',
    };
  }
};

export const removeCoupon = ({ cart }: Workspace): void => cart?.setDetails({ coupon: null });
