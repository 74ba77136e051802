import { CircleUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DottedParts } from '../../design-system/DottedParts.tsx';
import { subCustomerOf } from '../../domain/checkout/deliveryAddress.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { RecipientChoice } from './lazyCheckoutParts.tsx';
import type { OpenSections } from './useOpenSections.ts';

type RecipientSectionProps = { checkout: Checkout; sections: OpenSections; error: string | undefined };

/** For which customer of a group the order is; nothing where there is only one. */
export function RecipientSection({
  checkout: { customer, details },
  sections,
  error,
}: RecipientSectionProps) {
  const { t } = useTranslation('checkout');
  if (customer.subCustomers.length === 0) return null;
  const chosen = subCustomerOf(customer, details.subCustomerId);
  return (
    <CheckoutSection
      name="who"
      sections={sections}
      icon={<CircleUser aria-hidden />}
      title={t('who.title')}
      summary={
        chosen ? (
          <DottedParts>
            <strong>{chosen.name}</strong>
            {chosen.code}
            {chosen.branchName}
          </DottedParts>
        ) : (
          t('who.missing')
        )
      }
    >
      <RecipientChoice customer={customer} details={details} error={error} />
    </CheckoutSection>
  );
}
