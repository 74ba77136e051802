import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from '../../components/AddressForm.tsx';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
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

const SaveAddress = lazyWithRetry(() =>
  import(/* webpackChunkName: "settings" */ './SaveAddress.tsx').then((module) => module.SaveAddress),
);

const OTHER_ADDRESS = 'other';

const useAddressOptions = (addresses: readonly ShippingAddress[]) => {
  const { t, i18n } = useTranslation('checkout');
  return [
    ...addresses.map((address, index) => ({
      value: String(index),
      label: addressLine(address) || cityLine(address),
      hint: [address.lines.length > 0 && cityLine(address), countryName(address.country, i18n.language)]
        .filter(Boolean)
        .join(' · '),
    })),
    { value: OTHER_ADDRESS, label: t('where.other') },
  ];
};

const useAddressError = (visibleReasons: ReadonlySet<OrderBlocker>, isTyped: boolean) => {
  const { t } = useTranslation('checkout');
  const { name: company, phone } = useCompany();
  if (visibleReasons.has('not_shipped_here')) return t('where.notShipped', { company, phone });
  return visibleReasons.has('address_required') && !isTyped ? t('where.missing') : undefined;
};

type AddressChoiceProps = {
  checkout: Checkout;
  showsErrors: boolean;
  visibleReasons: ReadonlySet<OrderBlocker>;
  isOtherChosen: boolean;
  onOther(isChosen: boolean): void;
};

export function AddressChoice({
  checkout,
  showsErrors,
  visibleReasons,
  isOtherChosen,
  onOther,
}: AddressChoiceProps) {
  const { t } = useTranslation('checkout');
  const cart = useCartService();
  const { customer, details, methods } = checkout;
  const addresses = knownAddresses(customer, details.subCustomerId);
  const current = deliveryAddress(customer, details);
  const selectedIndex = addresses.findIndex((address) => isSameAddress(address, current));
  const isOther = isOtherChosen || selectedIndex < 0;
  /** A preset method stays selected at another address, where it may not be preset. */
  const shippingMethodCode = details.shippingMethodCode ?? checkout.method?.code ?? null;
  const setAddress = useCallback(
    (address: ShippingAddress | null) => cart.actions()?.setDetails({ address, shippingMethodCode }),
    [cart, shippingMethodCode],
  );
  const choose = (value: string) => {
    onOther(value === OTHER_ADDRESS);
    const address = addresses[Number(value)];
    if (value === OTHER_ADDRESS)
      setAddress({ lines: [''], city: '', state: '', zip: '', country: customer.address.country });
    else if (address) {
      const isDefault = isSameAddress(address, defaultAddress(customer, details.subCustomerId));
      setAddress(isDefault ? null : address);
    }
  };
  const options = useAddressOptions(addresses);
  const error = useAddressError(visibleReasons, isOther);
  return (
    <>
      {addresses.length > 0 && (
        <RadioGroup
          cards
          label={t('where.label')}
          options={options}
          value={isOther ? OTHER_ADDRESS : String(selectedIndex)}
          onChange={choose}
          error={error}
        />
      )}
      {isOther && (
        <>
          <AddressForm
            address={current}
            states={suggestedStates(methods, addresses)}
            showsErrors={showsErrors}
            onChange={setAddress}
          />
          <SaveAddress address={current} onSaved={() => onOther(false)} />
        </>
      )}
    </>
  );
}
