import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { documentSums } from '../domain/history/documentSums.ts';
import { paidAmount } from '../domain/history/paidAmount.ts';
import type { Transaction } from '../domain/history/transaction.ts';
import { type Decimal, toDecimal, toPositive, ZERO } from '../domain/numbers/decimal.ts';
import { money } from '../domain/numbers/money.ts';
import { chargeOfTransaction } from '../domain/payments/chargeOf.ts';
import { ChargeLine } from './ChargeLine.tsx';
import { TaxLine } from './TaxLine.tsx';
import { TotalLine, Totals } from './Totals.tsx';
import { useShippingLabel } from './useShippingLabel.ts';

const TransactionSums = styled(Totals)`
  & > [data-tone='overdue'] {
    color: var(--wp-bad);
  }
`;

type GainLineProps = { label: string; amount: Decimal; hidden: boolean; isSubtracted?: boolean };

// In the customer's favour; nothing where it is nothing.
const GainLine = (line: GainLineProps) => line.amount.gt(ZERO) && <TotalLine {...line} tone="ok" />;

type TotalProps = { transaction: Transaction; saved: Decimal; hidden: boolean };

// What an invoice still owes is more prominent than its total.
function Total({ transaction, saved, hidden }: TotalProps) {
  const { t } = useTranslation('orders');
  const { net, balance, kind, status, isClearing } = transaction;
  const isInvoice = kind === 'invoice';
  const isOverdue = status === 'overdue';
  const isOwed = isInvoice && toPositive(balance);
  return (
    <>
      <TotalLine label={t('totals.net')} amount={net} hidden={hidden} tone={isOwed ? 'plain' : 'grand'} />
      <GainLine
        label={t(isClearing ? 'clearing' : 'totals.paid')}
        amount={paidAmount(transaction)}
        hidden={hidden}
        isSubtracted
      />
      {isInvoice && (
        <TotalLine
          label={t(isOverdue ? 'totals.overdue' : 'totals.balance')}
          amount={balance}
          hidden={hidden}
          tone={isOverdue ? 'overdue' : isOwed ? 'due' : 'plain'}
        />
      )}
      {!isInvoice && <GainLine label={t('totals.saved')} amount={saved} hidden={hidden} />}
    </>
  );
}

export function TransactionTotals({ transaction, hidden }: { transaction: Transaction; hidden: boolean }) {
  const { t } = useTranslation('orders');
  const shippingLabel = useShippingLabel();
  const { couponCode, tax, lines, shippingCost, shippingMethod, paymentCharge } = transaction;
  const charge = toDecimal(paymentCharge) ?? ZERO;
  const payment = chargeOfTransaction(transaction);
  const isFree = toDecimal(shippingCost)?.eq(0) === true;
  const { goods, discount, saved, coupon, rounding } = documentSums(transaction);
  return (
    <TransactionSums>
      <TotalLine label={t('totals.goods')} amount={goods} hidden={hidden} />
      <GainLine label={t('totals.discount')} amount={discount} hidden={hidden} isSubtracted />
      <GainLine
        label={t('totals.coupon', { code: couponCode })}
        amount={coupon}
        hidden={hidden}
        isSubtracted
      />
      <TaxLine
        lines={lines.flatMap(({ isGift, taxOrigin, taxes }) => (isGift ? [] : [taxOrigin && taxes]))}
        amount={tax}
        hidden={hidden}
      />
      {(toPositive(shippingCost) || shippingMethod) && (
        <TotalLine
          label={shippingLabel(shippingMethod)}
          amount={shippingCost}
          hidden={hidden}
          text={isFree && !hidden ? t('totals.free') : undefined}
        />
      )}
      <ChargeLine payment={payment} amount={money(charge.abs())} hidden={hidden} />
      {!payment && !charge.eq(ZERO) && (
        <TotalLine
          label={t(charge.gt(ZERO) ? 'totals.charge' : 'totals.chargeOff')}
          amount={charge.abs()}
          hidden={hidden}
          tone={charge.gt(ZERO) ? 'plain' : 'ok'}
          isSubtracted={charge.lt(ZERO)}
        />
      )}
      {!rounding.eq(ZERO) && <TotalLine label={t('totals.rounding')} amount={rounding} hidden={hidden} />}
      <Total transaction={transaction} saved={saved} hidden={hidden} />
    </TransactionSums>
  );
}
