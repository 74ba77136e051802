import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { DottedParts } from '../../design-system/DottedParts.tsx';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useShippingCosts } from '../../state/checkout/useShippingCosts.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { OpenSections } from './useOpenSections.ts';

type ShippingMethodSectionProps = {
  checkout: Checkout;
  sections: OpenSections;
  error: string | undefined;
};

const useOptions = ({ delivery }: Checkout) => {
  const { t, i18n } = useTranslation(['checkout', 'cart']);
  const format = useFormat();
  const hidden = usePricesHidden();
  const costsOf = useShippingCosts();
  return delivery.offered.map((shippingMethod) => {
    const { code, name, zones } = shippingMethod;
    const { cost, freeFrom, untilFree } = costsOf(shippingMethod);
    const hints = [
      zones.length > 0 && t('how.zones', { zones: new Intl.ListFormat(i18n.language).format(zones) }),
      // It stays when the amount is reached, so that nothing below moves.
      freeFrom && t('how.freeFrom', { amount: format.money(freeFrom) }),
      untilFree && t('cart:toGo', { amount: format.money(untilFree) }),
    ];
    return {
      value: code,
      label: name,
      hint: hints.some(Boolean) && <DottedParts>{hints}</DottedParts>,
      aside: cost.eq(0) && !hidden ? t('how.free') : <Price value={cost} hidden={hidden} kind="amount" />,
    };
  });
};

/** Only methods that serve the address; the last used or the only one is preset. Nothing where the company has none. */
export function ShippingMethodSection({ checkout, sections, error }: ShippingMethodSectionProps) {
  const { t } = useTranslation('checkout');
  const cart = useCartService();
  const format = useFormat();
  const { method, dropped, isUnserved } = checkout.delivery;
  const options = useOptions(checkout);
  const chosen = options.find(({ value }) => value === method?.code);
  const ships =
    checkout.kind !== 'estimate' && `${t('when.label')} ${format.date(checkout.shipDate, 'short')}`;
  if (checkout.methods.length === 0) return null;
  return (
    <CheckoutSection
      name="how"
      sections={sections}
      icon={<Truck aria-hidden />}
      title={t('how.title')}
      // The only method is no question.
      isFixed={options.length === 0 || (options.length === 1 && method !== null)}
      summary={
        chosen ? (
          <DottedParts>
            <strong>{chosen.label}</strong>
            {chosen.aside}
            {ships}
          </DottedParts>
        ) : (
          t(isUnserved ? 'how.none' : 'how.missing')
        )
      }
      notice={
        dropped &&
        !isUnserved && (
          <Alert tone="warn" announce="status" title={t('how.dropped', { method: dropped.name })}>
            {method ? t('how.insteadUsed', { method: method.name }) : t('how.insteadChoose')}
          </Alert>
        )
      }
    >
      <RadioGroup
        cards
        label={<VisuallyHidden>{t('how.missing')}</VisuallyHidden>}
        options={options}
        value={method?.code ?? null}
        onChange={(code) => cart.actions()?.setDetails({ shippingMethodCode: code })}
        error={error}
      />
    </CheckoutSection>
  );
}
