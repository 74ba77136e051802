import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../design-system/Heading.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import { countryName } from '../../domain/checkout/countryName.ts';
import { isSameAddress, knownAddresses, suggestedStates } from '../../domain/checkout/knownAddresses.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import type { ShippingAddress } from '../../domain/session/customer.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { Section } from './checkoutStyles.ts';

/** With the form library; most customers choose an address that is known. */
const AddressForm = lazyWithRetry(() =>
  import(/* webpackChunkName: "forms" */ './AddressForm.tsx').then((module) => module.AddressForm),
);

type ShippingAddressSectionProps = {
  checkout: Checkout;
  tried: boolean;
  shown: ReadonlySet<OrderBlocker>;
};

const OTHER = 'other';

/** City, state and postal code in one line. */
const cityLineOf = ({ city, state, zip }: ShippingAddress): string =>
  [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');

/** The shipping address: the customer's own, another one of the customer's list, or one typed here. */
export function ShippingAddressSection({ checkout, tried, shown }: ShippingAddressSectionProps) {
  const { t, i18n } = useTranslation('checkout');
  const { cart } = useWorkspace();
  const { customer, details, methods } = checkout;
  const known = knownAddresses(customer, details.subCustomerId);
  const current = details.address ?? customer.address;
  const at = known.findIndex((address) => isSameAddress(address, current));
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || at < 0;
  const keep = useCallback((address: ShippingAddress) => cart?.setDetails({ address }), [cart]);

  const isMissing = shown.has('address_required') && !isOther;
  const missing = isMissing ? t('where.missing') : undefined;
  const error = shown.has('not_shipped_here') ? t('where.notShipped') : missing;

  const choose = (value: string) => {
    setWantsOther(value === OTHER);
    const address = known[Number(value)];
    if (value === OTHER)
      keep({ lines: [''], city: '', state: '', zip: '', country: customer.address.country });
    else if (address)
      cart?.setDetails({ address: isSameAddress(address, customer.address) ? null : address });
  };

  return (
    <Section aria-labelledby="checkout-where">
      <Heading as="h2" id="checkout-where">
        {t('where.title')}
      </Heading>
      {known.length > 0 && (
        <RadioGroup
          cards
          label={t('where.label')}
          options={[
            ...known.map((address, index) => ({
              value: String(index),
              label: address.lines.join(', ') || cityLineOf(address),
              hint: [
                address.lines.length > 0 && cityLineOf(address),
                countryName(address.country, i18n.language),
              ]
                .filter(Boolean)
                .join(' · '),
            })),
            { value: OTHER, label: t('where.other') },
          ]}
          value={isOther ? OTHER : String(at)}
          onChange={choose}
          error={error}
        />
      )}
      {isOther && (
        <AddressForm
          address={current}
          states={suggestedStates(methods, known)}
          tried={tried}
          onChange={keep}
        />
      )}
    </Section>
  );
}
