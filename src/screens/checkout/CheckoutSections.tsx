import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Sections } from './CheckoutSection.tsx';
import { visibleReasonsOf } from './checkoutIssues.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { RecipientSection } from './RecipientSection.tsx';
import { ReferenceSection } from './ReferenceSection.tsx';
import { ShippingAddressSection } from './ShippingAddressSection.tsx';
import { ShippingMethodSection } from './ShippingMethodSection.tsx';
import { useOpenSections } from './useOpenSections.ts';
import type { useSubmitOrder } from './useSubmitOrder.ts';

type CheckoutSectionsProps = Omit<
  ComponentProps<typeof PaymentSection>,
  'sections' | 'visibleReasons' | 'onPaid'
> & { submission: ReturnType<typeof useSubmitOrder>; mustEnter: boolean };

/** Who, where, how, payment and reference, a line each; what is missing is open. */
export function CheckoutSections({ submission, mustEnter, ...payment }: CheckoutSectionsProps) {
  const { t } = useTranslation('checkout');
  const { checkout } = payment;
  const { showsErrors } = submission;
  const sections = useOpenSections(checkout, mustEnter);
  const visibleReasons = visibleReasonsOf(checkout.reasons, showsErrors);
  const shared = { checkout, sections, visibleReasons };
  return (
    <Sections>
      <RecipientSection
        checkout={checkout}
        sections={sections}
        error={visibleReasons.has('sub_customer_required') ? t('who.missing') : undefined}
      />
      <ShippingAddressSection {...shared} showsErrors={showsErrors} />
      <ShippingMethodSection
        checkout={checkout}
        sections={sections}
        error={visibleReasons.has('shipping_method_required') ? t('how.missing') : undefined}
      />
      <PaymentSection {...payment} {...shared} onPaid={submission.conclude} />
      <ReferenceSection details={checkout.details} sections={sections} />
    </Sections>
  );
}
