import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CouponField } from '../../components/CouponField.tsx';
import { keepFocus } from '../../components/keepFocus.ts';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import type { Coupon } from '../../domain/cart/coupon.ts';
import { applyCoupon, removeCoupon } from '../../state/cart/applyCoupon.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { Section } from './checkoutStyles.ts';

const Applied = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

/** The coupon field, or the applied coupon (specification §4, Coupon). */
export function CouponSection({ coupon }: { coupon: Coupon | null }) {
  const { t } = useTranslation(['checkout', 'cart']);
  const workspace = useWorkspace();
  return (
    <Section aria-labelledby="checkout-coupon">
      <Heading as="h2" id="checkout-coupon">
        {t('coupon.title')}
      </Heading>
      {coupon ? (
        <Applied role="status">
          {t('coupon.applied', { code: coupon.code })}
          <Button
            aria-label={t('cart:coupon.remove', { code: coupon.code })}
            data-remove-coupon
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              removeCoupon(workspace);
            }}
          >
            {t('coupon.remove')}
          </Button>
        </Applied>
      ) : (
        <CouponField
          onApply={async (code) => {
            const answer = await applyCoupon(workspace, code);
            return answer.ok ? null : answer.reason;
          }}
        />
      )}
    </Section>
  );
}
