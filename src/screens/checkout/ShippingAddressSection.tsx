import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../design-system/Heading.ts';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import type { ShippingAddress } from '../../domain/access/customer.ts';
import { addressLine, cityLine } from '../../domain/checkout/addressTexts.ts';
import { countryName } from '../../domain/checkout/countryName.ts';
import { defaultAddress, deliveryAddress, isSameAddress } from '../../domain/checkout/deliveryAddress.ts';
import { knownAddresses, suggestedStates } from '../../domain/checkout/knownAddresses.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCompany } from '../../state/usePortal.ts';
import { Section } from './checkoutStyles.ts';
import { AddressForm, BranchMismatch } from './lazyCheckoutParts.tsx';

type ShippingAddressSectionProps = {
  checkout: Checkout;
  showsErrors: boolean;
  visibleReasons: ReadonlySet<OrderBlocker>;
};

const OTHER_ADDRESS = 'other';

export function ShippingAddressSection({
  checkout,
  showsErrors,
  visibleReasons,
}: ShippingAddressSectionProps) {
  const titleId = useId();
  const { t, i18n } = useTranslation('checkout');
  const { name: company, phone } = useCompany();
  const cart = useCartService();
  const { customer, details, methods } = checkout;
  const addresses = knownAddresses(customer, details.subCustomerId);
  const current = deliveryAddress(customer, details);
  const selectedIndex = addresses.findIndex((address) => isSameAddress(address, current));
  const [isOtherChosen, setOtherChosen] = useState(false);
  const isOther = isOtherChosen || selectedIndex < 0;
  /** A preset method stays selected at another address, where it may not be preset. */
  const shippingMethodCode = details.shippingMethodCode ?? checkout.method?.code ?? null;
  const saveAddress = useCallback(
    (address: ShippingAddress | null) => cart.actions()?.setDetails({ address, shippingMethodCode }),
    [cart, shippingMethodCode],
  );

  const isMissing = visibleReasons.has('address_required') && !isOther;
  const missingError = isMissing ? t('where.missing') : undefined;
  const error = visibleReasons.has('not_shipped_here')
    ? t('where.notShipped', { company, phone })
    : missingError;

  const choose = (value: string) => {
    setOtherChosen(value === OTHER_ADDRESS);
    const address = addresses[Number(value)];
    if (value === OTHER_ADDRESS)
      saveAddress({ lines: [''], city: '', state: '', zip: '', country: customer.address.country });
    else if (address) {
      const isDefault = isSameAddress(address, defaultAddress(customer, details.subCustomerId));
      saveAddress(isDefault ? null : address);
    }
  };

  return (
    <Section aria-labelledby={titleId} data-section="where">
      <Heading as="h2" id={titleId}>
        {t('where.title')}
      </Heading>
      {addresses.length > 0 && (
        <RadioGroup
          cards
          label={t('where.label')}
          options={[
            ...addresses.map((address, index) => ({
              value: String(index),
              label: addressLine(address) || cityLine(address),
              hint: [
                address.lines.length > 0 && cityLine(address),
                countryName(address.country, i18n.language),
              ]
                .filter(Boolean)
                .join(' · '),
            })),
            { value: OTHER_ADDRESS, label: t('where.other') },
          ]}
          value={isOther ? OTHER_ADDRESS : String(selectedIndex)}
          onChange={choose}
          error={error}
        />
      )}
      {details.subCustomerId !== null && (
        <BranchMismatch checkout={checkout} onReset={() => setOtherChosen(false)} />
      )}
      {isOther && (
        <AddressForm
          address={current}
          states={suggestedStates(methods, addresses)}
          showsErrors={showsErrors}
          onChange={saveAddress}
        />
      )}
    </Section>
  );
}
