import { styled } from 'styled-components';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { PayWith } from './PayWith.tsx';
import type { PayWithProps } from './payWithProps.ts';

const Parts = styled.div`
  display: grid;
  gap: 16px;
`;

export type PaymentPanelProps = Omit<PayWithProps, 'method'> & {
  /** The chosen one; null: none yet, or the payment terms. */
  method: PaymentMethod | null;
  onMethodChange(method: PaymentMethod | null): void;
  /** The first choice, "On your terms (30 days)": only at checkout of customers with terms. */
  termsLabel?: string;
};

/**
 * Choose a method, see its charge, enter a card or choose a saved one, pay, and read what became of it (specification §5, §8). Used by
 * invoices and the public form; the checkout shows the methods before the rest is loaded.
 */
export function PaymentPanel({ method, onMethodChange, termsLabel, ...rest }: PaymentPanelProps) {
  return (
    <Parts>
      <PaymentMethods
        options={rest.options}
        amount={rest.amount}
        method={method}
        onChange={onMethodChange}
        termsLabel={termsLabel}
      />
      {method && <PayWith key={method} {...rest} method={method} />}
    </Parts>
  );
}
