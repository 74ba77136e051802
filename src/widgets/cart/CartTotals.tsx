import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargeLine } from '../../components/ChargeLine.tsx';
import { OrderTotals } from '../../components/OrderTotals.tsx';
import { useCart } from '../../state/cart/useCart.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

type CartTotalsProps = {
  /** Null while it is unknown. */
  total: Parameters<typeof OrderTotals>[0]['total'];
  shipping: ReactNode;
  removeCoupon?: ReactNode;
};

export function CartTotals({ total, shipping, removeCoupon }: CartTotalsProps) {
  const { t } = useTranslation('orders');
  const hidden = usePricesHidden();
  const { totals, lines, payment } = usePrices((prices) => prices);
  const coupon = useCart(({ details }) => details.coupon);
  const couponText = coupon && t('totals.coupon', { code: coupon.code });
  return (
    <OrderTotals
      goods={totals.grossValue}
      discount={totals.discount.minus(totals.coupon)}
      coupon={
        coupon && {
          label: removeCoupon ? (
            <>
              <span data-coupon tabIndex={-1}>
                {couponText}
              </span>
              {removeCoupon}
            </>
          ) : (
            couponText
          ),
          amount: totals.coupon,
        }
      }
      taxes={lines.flatMap(({ price }) => (price.ok ? [price.taxes] : []))}
      tax={totals.tax}
      total={total}
      hidden={hidden}
    >
      {shipping}
      <ChargeLine payment={payment} amount={totals.charge} hidden={hidden} />
    </OrderTotals>
  );
}
