import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CouponField } from '../../components/CouponField.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { keepFocus } from '../../design-system/keepFocus.ts';
import type { Coupon } from '../../domain/cart/coupon.ts';
import { useCoupon } from '../../state/cart/useCoupon.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { Section } from './checkoutStyles.ts';

const Applied = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

/** A coupon, or the field for one (rules: Coupon). */
export function CouponSection({ coupon }: { coupon: Coupon | null }) {
  const titleId = useId();
  const { t } = useTranslation(['checkout', 'cart']);
  const { apply, remove } = useCoupon();
  return (
    <Section aria-labelledby={titleId} data-section="coupon">
      <Heading as="h2" id={titleId}>
        {t('coupon.title')}
      </Heading>
      {coupon ? (
        <Applied role="status">
          <span data-coupon tabIndex={-1}>
            {t('coupon.applied', { code: coupon.code })}
          </span>
          <Button
            aria-label={t('cart:coupon.remove', { code: coupon.code })}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              remove();
            }}
          >
            {t('coupon.remove')}
          </Button>
        </Applied>
      ) : (
        <>
          <CouponField onApply={apply} />
          <OfflineNote />
        </>
      )}
    </Section>
  );
}
