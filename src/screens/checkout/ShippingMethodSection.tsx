import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Heading } from '../../design-system/Heading.ts';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import { shippingCost } from '../../domain/cart/shipping.ts';
import { money } from '../../domain/numbers/money.ts';
import { shippingRuleOf } from '../../state/cart/priceStore.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { Muted, Section } from './checkoutStyles.ts';

type ShippingMethodSectionProps = { checkout: Checkout; error: string | undefined };

/** The shipping methods with their cost for this cart, and the shipping date. A single method is chosen without asking. */
export function ShippingMethodSection({ checkout, error }: ShippingMethodSectionProps) {
  const { t } = useTranslation('checkout');
  const { cart } = useWorkspace();
  const format = useFormat();
  const company = useCompany();
  const hidden = usePricesHidden();
  const { grossValue, discount } = usePrices(({ totals }) => totals);
  const goods = money(grossValue.minus(discount));
  const { methods, method, shipDate } = checkout;
  const only = methods.length === 1 && !method ? methods[0]?.code : undefined;
  useEffect(() => {
    if (only) cart?.setDetails({ shippingMethodCode: only });
  }, [only, cart]);

  const costOf = (each: (typeof methods)[number]) => {
    const cost = shippingCost(shippingRuleOf(each, company.settings), goods);
    return cost.eq(0) && !hidden ? t('how.free') : <Price value={cost} hidden={hidden} kind="amount" />;
  };
  return (
    <Section aria-labelledby="checkout-how">
      <Heading as="h2" id="checkout-how">
        {t('how.title')}
      </Heading>
      {methods.length > 0 && (
        <RadioGroup
          cards
          label={t('how.label')}
          options={methods.map((each) => ({
            value: each.code,
            label: each.name,
            hint: each.zones.length > 0 ? t('how.zones', { zones: each.zones.join(', ') }) : undefined,
            aside: costOf(each),
          }))}
          value={method?.code ?? null}
          onChange={(code) => cart?.setDetails({ shippingMethodCode: code })}
          error={error}
        />
      )}
      <p>
        {t('when.label')} <strong>{format.date(shipDate, 'short')}</strong>
      </p>
      <Muted>{t('when.hint')}</Muted>
    </Section>
  );
}
