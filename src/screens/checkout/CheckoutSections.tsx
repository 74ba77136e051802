import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderNotes } from '../../components/OrderNotes.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { Stack } from '../../design-system/ScreenFrame.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { CouponSection } from './CouponSection.tsx';
import { visibleReasonsOf } from './checkoutIssues.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { RecipientSection } from './RecipientSection.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { ShippingAddressSection } from './ShippingAddressSection.tsx';
import { ShippingMethodSection } from './ShippingMethodSection.tsx';
import type { useSubmitOrder } from './useSubmitOrder.ts';

type CheckoutSectionsProps = Omit<ComponentProps<typeof PaymentSection>, 'visibleReasons' | 'onPaid'> & {
  submission: ReturnType<typeof useSubmitOrder>;
};

export function CheckoutSections({ submission, ...payment }: CheckoutSectionsProps) {
  const { t } = useTranslation('checkout');
  const cart = useCartService();
  const { checkout } = payment;
  const { showsErrors } = submission;
  const { kind, customer, details, reasons } = checkout;
  const visibleReasons = visibleReasonsOf(reasons, showsErrors);
  return (
    <Stack>
      <Heading>{t(`title.${kind}`)}</Heading>
      <RecipientSection
        customer={customer}
        details={details}
        error={visibleReasons.has('sub_customer_required') ? t('who.missing') : undefined}
      />
      <ShippingAddressSection checkout={checkout} showsErrors={showsErrors} visibleReasons={visibleReasons} />
      <ShippingMethodSection
        checkout={checkout}
        error={visibleReasons.has('shipping_method_required') ? t('how.missing') : undefined}
      />
      <PaymentSection {...payment} visibleReasons={visibleReasons} onPaid={submission.conclude} />
      <OrderNotes
        notes={details.notes}
        purchaseOrder={details.purchaseOrder}
        onChange={(changes) => cart.actions()?.setDetails(changes)}
      />
      <CouponSection coupon={details.coupon} />
      <ReviewSection kind={kind} visibleReasons={visibleReasons} problem={submission.problem} />
    </Stack>
  );
}
