import { useTranslation } from 'react-i18next';
import { ChargeLine } from '../../components/ChargeLine.tsx';
import { TotalLine, Totals } from '../../components/Totals.tsx';
import type { Money } from '../../domain/numbers/money.ts';
import { amountWithCharge } from '../../domain/payments/amountToPay.ts';
import { paymentChargeAmount } from '../../domain/payments/paymentCharge.ts';
import type { PaymentCharges, PaymentMethod } from '../../domain/payments/paymentMethod.ts';

type PaymentTotalsProps = {
  label: string;
  // Null while one of the amounts is wrong.
  amount: Money | null;
  currency: string;
  method: PaymentMethod | null;
  charges: PaymentCharges;
};

export function PaymentTotals({ label, amount, currency, method, charges }: PaymentTotalsProps) {
  const { t } = useTranslation('payments');
  const charge = (method && charges[method]) ?? null;
  const unknown = amount ? undefined : '—';
  return (
    <Totals>
      <TotalLine label={label} amount={amount} hidden={false} text={unknown} />
      {amount && (
        <ChargeLine
          payment={method && { method, charge }}
          amount={paymentChargeAmount(charge, amount)}
          hidden={false}
        />
      )}
      <TotalLine
        label={t('invoices.total')}
        amount={amount && amountWithCharge(amount, charge, currency)}
        text={unknown}
        hidden={false}
        tone="grand"
      />
    </Totals>
  );
}
