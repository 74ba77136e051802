import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { choicesIn } from '../../design-system/fields.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import { ButtonPlaces } from '../../widgets/payments/ButtonPlaces.tsx';
import { PaymentMethods } from '../../widgets/payments/PaymentMethods.tsx';
import { PayWith } from '../../widgets/payments/PayWith.tsx';
import type { PayWithProps } from '../../widgets/payments/payWithProps.ts';

const Parts = styled.div`
  display: grid;
  gap: 16px;
`;

export type PaymentPanelProps = Omit<PayWithProps, 'method' | 'hasButton'> & {
  method: PaymentMethod | null;
  // An amount is wrong; the button leads there.
  isWrong?: boolean;
  onMethodChange(method: PaymentMethod | null): void;
};

/**
 * Choose a method, see its charge, enter a card or choose a saved one, pay, and read what became of it. Its button is
 * there before a method is chosen, and says that one is missing. Used by invoices and the public form; the checkout shows
 * the methods before the rest is loaded.
 */
export function PaymentPanel({ method, isWrong = false, onMethodChange, ...rest }: PaymentPanelProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const [isMissing, setMissing] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  const sayWhatIsMissing = () => {
    if (rest.onBeforePay?.() === false) return;
    setMissing(true);
    choicesIn(parts.current)[0]?.focus();
  };
  return (
    <Parts ref={parts}>
      <PaymentMethods
        options={rest.options}
        amount={rest.amount}
        method={method}
        onChange={onMethodChange}
        isMissing={isMissing && method === null}
      />
      {method && <PayWith key={method} {...rest} method={method} hasButton={!isWrong} />}
      {(isWrong || !method) && (
        <ButtonPlaces places={rest.buttonPlaces}>
          <Button variant={isWrong ? 'secondary' : 'primary'} size="large" onClick={sayWhatIsMissing}>
            {isWrong ? t('invoices.correct') : t('form.pay', { amount: format.money(rest.amount) })}
          </Button>
        </ButtonPlaces>
      )}
    </Parts>
  );
}
