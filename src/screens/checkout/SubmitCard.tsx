import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargeLine } from '../../components/ChargeLine.tsx';
import { TaxLine } from '../../components/TaxLine.tsx';
import { TotalLine, Totals } from '../../components/Totals.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { Section } from './checkoutStyles.ts';

type SubmitCardProps = { checkout: Checkout; children: ReactNode };

export function SubmitCard({ checkout, children }: SubmitCardProps) {
  const titleId = useId();
  const { t } = useTranslation(['checkout', 'orders']);
  const hidden = usePricesHidden();
  const { totals, lines } = usePrices((prices) => prices);
  const coupon = useCart(({ details }) => details.coupon);
  const { kind, method, details, payment } = checkout;
  const discounts = totals.discount.minus(totals.coupon);
  return (
    <Section aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {t('place.title')}
      </Heading>
      <Totals>
        <TotalLine label={t('orders:totals.goods')} amount={totals.grossValue} hidden={hidden} />
        {discounts.gt(0) && (
          <TotalLine
            label={t('orders:totals.discount')}
            amount={discounts}
            hidden={hidden}
            tone="ok"
            isSubtracted
          />
        )}
        {coupon && (
          <TotalLine
            label={t('orders:totals.coupon', { code: coupon.code })}
            amount={totals.coupon}
            hidden={hidden}
            isSubtracted
          />
        )}
        <TaxLine
          lines={lines.flatMap(({ price }) => (price.ok ? [price.taxes] : []))}
          amount={totals.tax}
          hidden={hidden}
        />
        {method && (
          <TotalLine
            label={t('orders:totals.shippingBy', { method: method.name })}
            amount={totals.shipping}
            hidden={hidden}
            text={totals.shipping.eq(0) && !hidden ? t('how.free') : undefined}
          />
        )}
        <ChargeLine payment={payment} amount={totals.charge} hidden={hidden} />
        <TotalLine label={t('orders:totals.net')} amount={totals.netValue} hidden={hidden} tone="grand" />
      </Totals>
      {children}
      <MutedText>{t(`place.number.${kind}`, { number: details.orderNumber })}</MutedText>
    </Section>
  );
}
