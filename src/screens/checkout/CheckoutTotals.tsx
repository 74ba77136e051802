import { useTranslation } from 'react-i18next';
import { TotalLine } from '../../components/Totals.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { useShippingLabel } from '../../components/useShippingLabel.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useShippingCosts } from '../../state/checkout/useShippingCosts.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { CartTotals } from '../../widgets/cart/CartTotals.tsx';

/** Shipping before it is chosen: "from $9.00". */
function ShippingLine({ checkout: { method, delivery } }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const shippingLabel = useShippingLabel();
  const hidden = usePricesHidden();
  const shipping = usePrices(({ totals }) => totals.shipping);
  const costsOf = useShippingCosts();
  if (method)
    return (
      <TotalLine
        label={shippingLabel(method.name)}
        amount={shipping}
        hidden={hidden}
        text={shipping.eq(0) && !hidden ? t('how.free') : undefined}
      />
    );
  const [lowest] = delivery.offered.map((offered) => costsOf(offered).cost).sort((a, b) => a.cmp(b));
  if (!lowest || hidden) return null;
  return (
    <TotalLine
      label={shippingLabel('')}
      text={lowest.gt(0) ? t('how.from', { amount: format.money(lowest) }) : '—'}
    />
  );
}

function UntilFreeShipping({ checkout: { method } }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const costsOf = useShippingCosts();
  const untilFree = method && costsOf(method).untilFree;
  return untilFree && <SmallText>{t('how.untilFree', { amount: format.money(untilFree) })}</SmallText>;
}

export function CheckoutTotals({ checkout }: { checkout: Checkout }) {
  return (
    <>
      <CartTotals shipping={<ShippingLine checkout={checkout} />} />
      <UntilFreeShipping checkout={checkout} />
    </>
  );
}
