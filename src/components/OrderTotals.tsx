import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decimal } from '../domain/numbers/decimal.ts';
import type { TaxEntry } from '../domain/pricing/types.ts';
import { TaxLine } from './TaxLine.tsx';
import { TotalLine, Totals } from './Totals.tsx';

type Amount = Decimal | string | null;

/** `discount` is without the coupon; `children` are shipping and payment charge, after the tax. */
type OrderTotalsProps = {
  goods: Amount;
  discount: Decimal;
  coupon: { label: ReactNode; amount: Decimal; tone?: 'plain' | 'ok' } | null;
  taxes: readonly (readonly TaxEntry[] | null)[];
  tax: Amount;
  total: Amount;
  hidden: boolean;
  children: ReactNode;
  balance?: ReactNode;
};

export function OrderTotals({
  goods,
  discount,
  coupon,
  taxes,
  tax,
  total,
  hidden,
  children,
  balance,
}: OrderTotalsProps) {
  const { t } = useTranslation('orders');
  return (
    <Totals>
      <TotalLine label={t('totals.goods')} amount={goods} hidden={hidden} />
      {discount.gt(0) && (
        <TotalLine label={t('totals.discount')} amount={discount} hidden={hidden} tone="ok" isSubtracted />
      )}
      {coupon && <TotalLine {...coupon} hidden={hidden} isSubtracted />}
      <TaxLine lines={taxes} amount={tax} hidden={hidden} />
      {children}
      <TotalLine label={t('totals.net')} amount={total} hidden={hidden} tone="grand" />
      {balance}
    </Totals>
  );
}
