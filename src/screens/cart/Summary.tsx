import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CouponField } from '../../components/CouponField.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { useIsOffline } from '../../state/access/useIsOffline.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { useCoupon } from '../../state/cart/useCoupon.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { CartTotal } from '../../widgets/cart/CartTotal.tsx';
import { CartTotals } from '../../widgets/cart/CartTotals.tsx';
import { CartCredit } from './CartCredit.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import { ThresholdProgress } from './ThresholdProgress.tsx';

const SummaryCard = styled(Card)`
  display: grid;
  gap: 14px;
  padding: 18px;

  & [data-tone='grand'] > dt {
    font-size: 15px;
  }
`;

const RemoveButton = styled(IconButton)`
  width: 24px;
  min-height: 24px;
  margin-block: -4px;

  & > svg {
    width: 14px;
    height: 14px;
  }
`;

function RemoveCoupon({ code, onRemove }: { code: string; onRemove(): void }) {
  const { t } = useTranslation('cart');
  return (
    <RemoveButton
      label={t('coupon.remove', { code })}
      icon={<X aria-hidden />}
      onClick={({ currentTarget }) => {
        keepFocus(currentTarget);
        onRemove();
      }}
    />
  );
}

export function Summary({ children }: { children: ReactNode }) {
  const titleId = useId();
  const { t } = useTranslation(['cart', 'layout']);
  const { apply, remove } = useCoupon();
  const hidden = usePricesHidden();
  const givesNothing = usePrices(({ totals }) => totals.coupon.eq(0));
  const isOffline = useIsOffline();
  const coupon = useCart((cart) => cart.details.coupon);
  return (
    <SummaryCard aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {t('summary.title')}
      </Heading>
      <ThresholdProgress />
      <CartTotals
        total={<CartTotal />}
        shipping={<DeliveryLine />}
        removeCoupon={coupon && <RemoveCoupon code={coupon.code} onRemove={remove} />}
      />
      {coupon && givesNothing && !hidden && (
        <SmallText>{t('coupon.nothing', { code: coupon.code })}</SmallText>
      )}
      <CartCredit />
      {children}
      {!coupon && isOffline && <SmallText>{t('layout:offline.action')}</SmallText>}
      {!coupon && <CouponField onApply={apply} />}
    </SummaryCard>
  );
}
