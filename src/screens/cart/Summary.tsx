import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChargeLine } from '../../components/ChargeLine.tsx';
import { CouponField } from '../../components/CouponField.tsx';
import { keepFocus } from '../../components/keepFocus.ts';
import { TaxLine } from '../../components/TaxLine.tsx';
import { TotalLine, Totals } from '../../components/Totals.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { useCart, useCartTotal } from '../../state/cart/useCart.ts';
import { useCoupon } from '../../state/cart/useCoupon.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { usePayment } from '../../state/checkout/usePayment.ts';
import { useIsOffline } from '../../state/session/useIsOffline.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { CartCredit } from './CartCredit.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import { ThresholdProgress } from './ThresholdProgress.tsx';

const SummaryCard = styled(Card)`
  display: grid;
  gap: 14px;
  padding: 18px;
`;

const RemoveCoupon = styled(IconButton)`
  width: 24px;
  min-height: 24px;
  margin-block: -4px;

  & > svg {
    width: 14px;
    height: 14px;
  }
`;

export function Summary({ children }: { children: ReactNode }) {
  const titleId = useId();
  const { t } = useTranslation(['cart', 'layout']);
  const { apply, remove } = useCoupon();
  const hidden = usePricesHidden();
  const cartPrices = usePrices((prices) => prices);
  const payment = usePayment();
  const isOffline = useIsOffline();
  const coupon = useCart((cart) => cart.details.coupon);
  const { totals } = cartPrices;
  const discounts = totals.discount.minus(totals.coupon);
  return (
    <SummaryCard aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {t('summary.title')}
      </Heading>
      <ThresholdProgress />
      <Totals>
        <TotalLine label={t('summary.goods')} amount={totals.grossValue} hidden={hidden} />
        {discounts.gt(0) && (
          <TotalLine
            label={t('summary.discounts')}
            amount={discounts}
            hidden={hidden}
            tone="ok"
            isSubtracted
          />
        )}
        {coupon && (
          <TotalLine
            label={
              <>
                <span data-coupon tabIndex={-1}>
                  {t('summary.coupon', { code: coupon.code })}
                </span>
                <RemoveCoupon
                  label={t('coupon.remove', { code: coupon.code })}
                  icon={<X aria-hidden />}
                  onClick={({ currentTarget }) => {
                    keepFocus(currentTarget);
                    remove();
                  }}
                />
              </>
            }
            amount={totals.coupon}
            hidden={hidden}
            isSubtracted
          />
        )}
        <TaxLine
          lines={cartPrices.lines.flatMap(({ price }) => (price.ok ? [price.taxes] : []))}
          amount={totals.tax}
          hidden={hidden}
        />
        <DeliveryLine />
        <ChargeLine payment={payment} amount={totals.charge} hidden={hidden} />
        <TotalLine label={t('summary.total')} amount={useCartTotal()} hidden={hidden} tone="grand" />
      </Totals>
      {coupon && totals.coupon.eq(0) && !hidden && (
        <SmallText>{t('coupon.nothing', { code: coupon.code })}</SmallText>
      )}
      <CartCredit />
      {children}
      {!coupon && isOffline && <SmallText>{t('layout:offline.action')}</SmallText>}
      {!coupon && <CouponField onApply={apply} />}
    </SummaryCard>
  );
}
