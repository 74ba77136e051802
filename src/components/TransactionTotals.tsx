import { useTranslation } from 'react-i18next';
import { toDecimal, toPositive, ZERO } from '../domain/numbers/decimal.ts';
import { money } from '../domain/numbers/money.ts';
import { splitDiscount } from '../domain/orders/splitDiscount.ts';
import type { Transaction } from '../domain/orders/transaction.ts';
import { chargeOfTransaction } from '../domain/payments/chargeOf.ts';
import { ChargeLine } from './ChargeLine.tsx';
import { TaxLine } from './TaxLine.tsx';
import { TotalLine, Totals } from './Totals.tsx';

export function TransactionTotals({ transaction, hidden }: { transaction: Transaction; hidden: boolean }) {
  const { t } = useTranslation('orders');
  const { gross, couponCode, tax, lines, shippingCost, shippingMethod, paymentCharge, net, balance, kind } =
    transaction;
  const charge = toDecimal(paymentCharge) ?? ZERO;
  const payment = chargeOfTransaction(transaction);
  const isFree = toDecimal(shippingCost)?.eq(0) === true;
  const { lineDiscount, coupon } = splitDiscount(transaction);
  return (
    <Totals>
      <TotalLine label={t('totals.goods')} amount={gross} hidden={hidden} />
      {lineDiscount.gt(ZERO) && (
        <TotalLine
          label={t('totals.discount')}
          amount={lineDiscount}
          hidden={hidden}
          tone="ok"
          isSubtracted
        />
      )}
      {coupon.gt(ZERO) && (
        <TotalLine
          label={t('totals.coupon', { code: couponCode })}
          amount={coupon}
          hidden={hidden}
          tone="ok"
          isSubtracted
        />
      )}
      <TaxLine
        lines={lines.flatMap(({ isGift, taxOrigin, taxes }) => (isGift ? [] : [taxOrigin && taxes]))}
        amount={tax}
        hidden={hidden}
      />
      {(toPositive(shippingCost) || shippingMethod) && (
        <TotalLine
          label={shippingMethod ? t('totals.shippingBy', { method: shippingMethod }) : t('totals.shipping')}
          amount={shippingCost}
          hidden={hidden}
          text={isFree && !hidden ? t('totals.free') : undefined}
        />
      )}
      <ChargeLine payment={payment} amount={money(charge.abs())} hidden={hidden} />
      {!payment && charge.gt(ZERO) && (
        <TotalLine label={t('totals.charge')} amount={charge} hidden={hidden} />
      )}
      {!payment && charge.lt(ZERO) && (
        <TotalLine
          label={t('totals.chargeOff')}
          amount={charge.abs()}
          hidden={hidden}
          tone="ok"
          isSubtracted
        />
      )}
      <TotalLine label={t('totals.net')} amount={net} hidden={hidden} tone="grand" />
      {kind === 'invoice' && <TotalLine label={t('totals.balance')} amount={balance} hidden={hidden} />}
    </Totals>
  );
}
