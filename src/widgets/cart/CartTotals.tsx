import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargeLine } from '../../components/ChargeLine.tsx';
import { usePriceFormat } from '../../components/Price.tsx';
import { TaxLine } from '../../components/TaxLine.tsx';
import { TotalLine, Totals } from '../../components/Totals.tsx';
import { useCart } from '../../state/cart/useCart.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

export const useTotalLabel = (): string => {
  const { t } = useTranslation('orders');
  const lacksMethod = usePrices(({ delivery }) => delivery?.lacksMethod);
  return t(lacksMethod ? 'totals.beforeShipping' : 'totals.net');
};

/** An amount that follows the cart itself: its line is rendered only once. */
function Amount({ of }: { of: 'grossValue' | 'tax' | 'netValue' }) {
  const priceOf = usePriceFormat(usePricesHidden(), 'amount');
  return priceOf(usePrices(({ totals }) => totals[of]));
}

const tax = <Amount of="tax" />;

function GoodsLine() {
  const { t } = useTranslation('orders');
  return <TotalLine label={t('totals.goods')} text={<Amount of="grossValue" />} />;
}

function DiscountLine() {
  const { t } = useTranslation('orders');
  const hidden = usePricesHidden();
  const discount = usePrices(({ totals }) => totals.discount);
  const coupon = usePrices(({ totals }) => totals.coupon);
  const amount = discount.minus(coupon);
  if (!amount.gt(0)) return null;
  return <TotalLine label={t('totals.discount')} amount={amount} hidden={hidden} tone="ok" isSubtracted />;
}

function CouponLine({ removeCoupon }: { removeCoupon: ReactNode }) {
  const { t } = useTranslation('orders');
  const hidden = usePricesHidden();
  const coupon = useCart(({ details }) => details.coupon);
  const amount = usePrices(({ totals }) => totals.coupon);
  if (!coupon) return null;
  const text = t('totals.coupon', { code: coupon.code });
  const label = removeCoupon ? (
    <>
      <span data-coupon tabIndex={-1}>
        {text}
      </span>
      {removeCoupon}
    </>
  ) : (
    text
  );
  return <TotalLine label={label} amount={amount} hidden={hidden} isSubtracted />;
}

function CartTaxLine() {
  const lines = usePrices((prices) => prices.lines);
  const taxes = lines.flatMap(({ price }) => (price.ok ? [price.taxes] : []));
  return <TaxLine lines={taxes} text={tax} hidden={usePricesHidden()} />;
}

function CartChargeLine() {
  const payment = usePrices((prices) => prices.payment);
  const amount = usePrices(({ totals }) => totals.charge);
  return <ChargeLine payment={payment} amount={amount} hidden={usePricesHidden()} />;
}

type CartTotalsProps = {
  /** By default the sum of all. */
  total?: ReactNode;
  shipping: ReactNode;
  removeCoupon?: ReactNode;
};

export function CartTotals({ total = <Amount of="netValue" />, shipping, removeCoupon }: CartTotalsProps) {
  const label = useTotalLabel();
  return (
    <Totals>
      <GoodsLine />
      <DiscountLine />
      <CouponLine removeCoupon={removeCoupon} />
      <CartTaxLine />
      {shipping}
      <CartChargeLine />
      <TotalLine label={label} text={total} tone="grand" />
    </Totals>
  );
}
