import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine, cityLine } from '../../domain/checkout/addressTexts.ts';
import { deliveryAddress } from '../../domain/checkout/deliveryAddress.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { AddressChoice, BranchMismatch } from './lazyCheckoutParts.tsx';
import type { OpenSections } from './useOpenSections.ts';

type ShippingAddressSectionProps = {
  checkout: Checkout;
  sections: OpenSections;
  showsErrors: boolean;
  visibleReasons: ReadonlySet<OrderBlocker>;
};

export function ShippingAddressSection({ sections, ...props }: ShippingAddressSectionProps) {
  const { t } = useTranslation('checkout');
  const [isOtherChosen, setOtherChosen] = useState(false);
  const { customer, details } = props.checkout;
  const current = deliveryAddress(customer, details);
  const text = [addressLine(current), cityLine(current)].filter(Boolean).join(', ');
  const name = customer.subCustomers.length === 0 ? customer.clientName : '';
  return (
    <CheckoutSection
      name="where"
      sections={sections}
      icon={<MapPin aria-hidden />}
      title={t('where.title')}
      summary={
        <>
          {name && <strong>{name}</strong>}
          {name && ' · '}
          {text || t('where.enter')}
        </>
      }
      notice={
        details.subCustomerId !== null && (
          <BranchMismatch checkout={props.checkout} onReset={() => setOtherChosen(false)} />
        )
      }
    >
      <AddressChoice {...props} isOtherChosen={isOtherChosen} onOther={setOtherChosen} />
    </CheckoutSection>
  );
}
