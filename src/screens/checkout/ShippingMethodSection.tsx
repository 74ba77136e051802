import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import { shippingCost } from '../../domain/cart/shipping.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { money } from '../../domain/numbers/money.ts';
import { shippingRuleOf } from '../../state/cart/shippingRuleOf.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { Section } from './checkoutStyles.ts';

type ShippingMethodSectionProps = { checkout: Checkout; error: string | undefined };

/** Only methods that serve the address; the last used or the only one is preset. */
export function ShippingMethodSection({ checkout, error }: ShippingMethodSectionProps) {
  const titleId = useId();
  const { t, i18n } = useTranslation('checkout');
  const cart = useCartService();
  const format = useFormat();
  const company = useCompany();
  const hidden = usePricesHidden();
  const { grossValue, discount } = usePrices(({ totals }) => totals);
  const goodsValue = money(grossValue.minus(discount));
  const { shipDate } = checkout;
  const { offered, method, dropped, isUnserved } = checkout.delivery;

  const toOption = (shippingMethod: ShippingMethod) => {
    const { code, name, zones } = shippingMethod;
    const rule = shippingRuleOf(shippingMethod, company.settings);
    const cost = shippingCost(rule, goodsValue);
    const freeFrom = hidden ? null : toPositive(rule?.freeMinimum);
    const hints = [
      zones.length > 0 && t('how.zones', { zones: new Intl.ListFormat(i18n.language).format(zones) }),
      freeFrom && t('how.freeFrom', { amount: format.money(freeFrom) }),
    ];
    return {
      value: code,
      label: name,
      // It stays when the amount is reached, so that nothing below moves.
      hint: hints.filter(Boolean).join(' · '),
      aside: cost.eq(0) && !hidden ? t('how.free') : <Price value={cost} hidden={hidden} kind="amount" />,
    };
  };
  const options = offered.map(toOption);
  /** The only method is no question. */
  const single = options.length === 1 && method ? options[0] : undefined;
  return (
    <Section aria-labelledby={titleId} data-section="how">
      <Heading as="h2" id={titleId}>
        {t('how.title')}
      </Heading>
      {isUnserved && <p>{t('how.none')}</p>}
      {dropped && !isUnserved && (
        <Alert tone="warn" announce="status" title={t('how.dropped', { method: dropped.name })}>
          {method ? t('how.insteadUsed', { method: method.name }) : t('how.insteadChoose')}
        </Alert>
      )}
      {single && (
        <p>
          {single.label} · {single.aside}
          {single.hint && <MutedText as="span"> · {single.hint}</MutedText>}
        </p>
      )}
      {options.length > 0 && !single && (
        <RadioGroup
          cards
          label={t('how.label')}
          options={options}
          value={method?.code ?? null}
          onChange={(code) => cart.actions()?.setDetails({ shippingMethodCode: code })}
          error={error}
        />
      )}
      <p>
        {t('when.label')} <strong>{format.date(shipDate, 'short')}</strong>
      </p>
    </Section>
  );
}
