import { useTranslation } from 'react-i18next';
import type { Money } from '../domain/numbers/money.ts';
import type { ChosenPayment } from '../domain/payments/paymentMethod.ts';
import { TotalLine } from './Totals.tsx';
import { useFormat } from './useFormat.ts';

type ChargeLineProps = {
  payment: ChosenPayment | null;
  /** Positive, whether it is added or subtracted. */
  amount: Money;
  hidden: boolean;
};

/** Renders nothing when the amount is 0 (rules: Payment-method charge). */
export function ChargeLine({ payment, amount, hidden }: ChargeLineProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  if (!payment?.charge || amount.eq(0)) return null;
  const { isCharge, isPercent, charge } = payment.charge;
  const rate = isPercent && !hidden ? t('totals.rate', { rate: format.number(charge ?? null) }) : '';
  const label = isCharge
    ? t(`totals.added.${payment.method}`, { rate })
    : t(`totals.takenOff.${payment.method}`, { rate });
  return (
    <TotalLine
      label={label.trim()}
      amount={amount}
      hidden={hidden}
      tone={isCharge ? 'plain' : 'ok'}
      isSubtracted={!isCharge}
    />
  );
}
