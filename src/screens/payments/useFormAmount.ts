import { useRef, useState } from 'react';
import { useFormat } from '../../components/useFormat.ts';
import { balanceOf } from '../../domain/history/invoiceParts.ts';
import { amountText, readPart } from '../../domain/history/typedParts.ts';
import { NO_MONEY } from '../../domain/numbers/money.ts';
import type { PaymentForm } from '../../state/payments/usePaymentForm.ts';

/** How much of the invoice of a public form is paid; it starts with the whole balance. */
export const useFormAmount = (invoice: PaymentForm['invoice']) => {
  const format = useFormat();
  const { separators } = format;
  const [text, setText] = useState(() => amountText(balanceOf(invoice), invoice.currency, format));
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const part = readPart(invoice, text, separators);
  const error = part.amount ? null : (part.error ?? 'invalid');
  return {
    text,
    setText,
    field,
    leave: () => setLeft(true),
    amount: part.amount ?? NO_MONEY,
    shownError: isLeft ? error : null,
    /** Shows the error and focuses the field; returns whether the amount can be paid. */
    check(): boolean {
      setLeft(true);
      if (error) field.current?.focus();
      return !error;
    },
  };
};
