import { useTranslation } from 'react-i18next';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import type { Money } from '../../domain/numbers/money.ts';
import { methodName } from '../../domain/payments/gateways.ts';
import { type PaymentCharge, paymentChargeAmount } from '../../domain/payments/paymentCharge.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { PaymentOptions } from '../../state/checkout/paymentOptions.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

const TERMS = 'terms';

/**
 * `method`: null for none yet, or for the payment terms where there is a label for them, "Net 30"; without
 * one there are no terms to choose.
 */
type PaymentMethodsProps = {
  options: Pick<PaymentOptions, 'methods' | 'charges' | 'gateways'>;
  amount: Money;
  method: PaymentMethod | null;
  onChange(method: PaymentMethod | null): void;
  termsLabel?: string | undefined;
  isMissing?: boolean;
};

const useCosts = (amount: Money) => {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const hidden = usePricesHidden();
  return (charge: PaymentCharge | undefined) => {
    const cost = paymentChargeAmount(charge ?? null, amount);
    if (!charge || !Number(charge.charge)) return { hint: t('method.free'), aside: undefined };
    const rate = format.number(charge.charge ?? null);
    const percent = charge.isCharge ? t('method.added', { rate }) : t('method.takenOff', { rate });
    return {
      hint: charge.isPercent && !hidden ? percent : undefined,
      // Without a valid amount, only the rate is known.
      aside: !cost.eq(0) && (
        <>
          {charge.isCharge ? '+' : '−'}
          <Price value={cost} hidden={hidden} kind="amount" />
        </>
      ),
    };
  };
};

/** The methods with what each adds to the amount or takes off (rules: Payment-method charge). */
export function PaymentMethods({
  options: { methods, charges, gateways },
  amount,
  method,
  onChange,
  termsLabel,
  isMissing = false,
}: PaymentMethodsProps) {
  const { t, i18n } = useTranslation('payments');

  const nameOf = (offered: PaymentMethod) => methodName(offered, { gateways });
  const choices = () =>
    new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
      methods.map((offered) => t(`method.choice.${nameOf(offered)}`)),
    );

  const costOf = useCosts(amount);
  const terms = termsLabel
    ? [
        {
          value: TERMS,
          label: termsLabel,
          hint: t('method.termsHint'),
        } as const,
      ]
    : [];
  return (
    <RadioGroup<PaymentMethod | typeof TERMS>
      cards
      label={t('method.label')}
      options={[
        ...terms,
        ...methods.map((offered) => ({
          value: offered,
          label: t(`method.${nameOf(offered)}`),
          ...costOf(charges[offered]),
        })),
      ]}
      value={method ?? (termsLabel ? TERMS : null)}
      onChange={(chosen) => onChange(chosen === TERMS ? null : chosen)}
      error={isMissing ? t('method.missing', { methods: choices() }) : undefined}
    />
  );
}
