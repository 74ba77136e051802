import { usePortal } from '../usePortal.ts';
import { applyCoupon } from './applyCoupon.ts';
import { useCartService } from './useCartService.ts';

export const useCoupon = () => {
  const { http } = usePortal();
  const cart = useCartService();
  return {
    apply: (code: string) => applyCoupon({ http, cart }, code),
    remove: () => cart.actions()?.setDetails({ coupon: null }),
  };
};
