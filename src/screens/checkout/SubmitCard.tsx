import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TotalLine } from '../../components/Totals.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { CartTotals } from '../../widgets/cart/CartTotals.tsx';
import { Section } from './checkoutStyles.ts';

type SubmitCardProps = { checkout: Checkout; children: ReactNode };

export function SubmitCard({ checkout, children }: SubmitCardProps) {
  const titleId = useId();
  const { t } = useTranslation(['checkout', 'orders']);
  const hidden = usePricesHidden();
  const shipping = usePrices(({ totals }) => totals.shipping);
  const { kind, method, details } = checkout;
  const shippingLine = method && (
    <TotalLine
      label={t('orders:totals.shippingBy', { method: method.name })}
      amount={shipping}
      hidden={hidden}
      text={shipping.eq(0) && !hidden ? t('how.free') : undefined}
    />
  );
  return (
    <Section aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {t('place.title')}
      </Heading>
      <CartTotals isFinal shipping={shippingLine} />
      {children}
      <MutedText>{t(`place.number.${kind}`, { number: details.orderNumber })}</MutedText>
    </Section>
  );
}
