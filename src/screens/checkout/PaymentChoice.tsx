import { useTranslation } from 'react-i18next';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import { type PaymentCharge, paymentChargeAmount } from '../../domain/cart/paymentCharge.ts';
import { beforeCharge } from '../../domain/cart/totals.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

/** The methods with their charges (experience: Invoice payment). */
export function PaymentChoice({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const cart = useCartService();
  const format = useFormat();
  const hidden = usePricesHidden();
  const amount = beforeCharge(usePrices(({ totals }) => totals));
  const { paymentMethods, paymentCharges, payment } = checkout;

  const costOf = (charge: PaymentCharge | undefined) => {
    const cost = paymentChargeAmount(charge ?? null, amount);
    if (!charge || cost.eq(0)) return { hint: t('terms.pay.free'), aside: undefined };
    const rate = format.number(charge.charge ?? null);
    const percent = charge.isCharge ? t('terms.pay.added', { rate }) : t('terms.pay.takenOff', { rate });
    return {
      hint: charge.isPercent && !hidden ? percent : undefined,
      aside: (
        <>
          {charge.isCharge ? '+' : '−'}
          <Price value={cost} hidden={hidden} kind="amount" />
        </>
      ),
    };
  };
  const option = (method: PaymentMethod) => ({
    value: method,
    label: t(`terms.pay.${method}`),
    ...costOf(paymentCharges[method]),
  });
  return (
    <RadioGroup
      cards
      label={t('terms.pay.label')}
      options={paymentMethods.map(option)}
      value={payment?.method ?? null}
      onChange={(paymentMethod) => cart.setDetails({ paymentMethod })}
    />
  );
}
