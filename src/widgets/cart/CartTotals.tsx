import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargeLine } from '../../components/ChargeLine.tsx';
import { usePriceFormat } from '../../components/Price.tsx';
import { TaxLine } from '../../components/TaxLine.tsx';
import { TotalLine, Totals } from '../../components/Totals.tsx';
import { printedSums } from '../../domain/cart/printedSums.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import type { CartPrices } from '../../state/cart/cartStates.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';

export const useTotalLabel = (): string => {
  const { t } = useTranslation('orders');
  const lacksMethod = usePrices(({ delivery }) => delivery?.lacksMethod);
  return t(lacksMethod ? 'totals.beforeShipping' : 'totals.net');
};

type AmountProps = { of(prices: CartPrices, currency: string): Decimal };

/** An amount that follows the cart itself: its line is rendered only once. */
function Amount({ of }: AmountProps) {
  const priceOf = usePriceFormat(usePricesHidden(), 'amount');
  const { currency } = useCompany();
  return priceOf(of(usePrices(whole), currency));
}

const whole = (prices: CartPrices) => prices;

// What the lines add up to, as they are shown: after their discounts.
const goods = <Amount of={(prices, currency) => printedSums(prices, currency).goods} />;
const tax = <Amount of={({ totals }) => totals.tax} />;
const net = <Amount of={({ totals }) => totals.netValue} />;

function GoodsLine() {
  const { t } = useTranslation('orders');
  return <TotalLine label={t('totals.goods')} text={goods} />;
}

function SavedLine() {
  const { t } = useTranslation('orders');
  const hidden = usePricesHidden();
  const { discount, coupon } = usePrices(({ totals }) => totals);
  const saved = discount.minus(coupon);
  return saved.gt(0) && <TotalLine label={t('totals.saved')} amount={saved} hidden={hidden} tone="ok" />;
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

function RoundingLine() {
  const { t } = useTranslation('orders');
  const { rounding } = printedSums(usePrices(whole), useCompany().currency);
  if (usePricesHidden() || rounding.eq(0)) return null;
  return <TotalLine label={t('totals.rounding')} amount={rounding} />;
}

type CartTotalsProps = {
  /** By default the sum of all. */
  total?: ReactNode;
  shipping: ReactNode;
  removeCoupon?: ReactNode;
};

export function CartTotals({ total = net, shipping, removeCoupon }: CartTotalsProps) {
  const label = useTotalLabel();
  return (
    <Totals>
      <GoodsLine />
      <CouponLine removeCoupon={removeCoupon} />
      <CartTaxLine />
      {shipping}
      <CartChargeLine />
      <RoundingLine />
      <TotalLine label={label} text={total} tone="grand" />
      <SavedLine />
    </Totals>
  );
}
