import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { useTermsText } from '../../components/useTermsText.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { howPaid, paymentStep } from '../../domain/payments/howPaid.ts';
import type { Payment } from '../../domain/payments/payment.ts';

/** How something is paid, in the reader's words: "Visa ···· 1111, paid", "Net 30". */
export const usePaymentTexts = () => {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const termsText = useTermsText();
  const methodText = ({ method, card }: Pick<Payment, 'method' | 'card'>): string => {
    const kind = method ? t(`receipt.${method}`) : '';
    if (!card) return kind;
    const brand = method === 'bank' ? kind : card.brand || t('receipt.card');
    return t('paidWith.lastFour', { brand, lastFour: card.lastFour });
  };
  const paymentText = (
    payment: Pick<Payment, 'method' | 'card' | 'status' | 'settlement' | 'placed'>,
  ): string => {
    const step = paymentStep(payment);
    const said = step === 'recorded' ? '' : t(`paidWith.step.${step}`);
    return [methodText(payment), said].filter(Boolean).join(', ');
  };
  const chargedText = (payment: Payment): string => {
    const step = paymentStep(payment);
    const isCharged = step === 'paid' || step === 'recorded';
    return isCharged ? t('paidWith.charged', { amount: format.money(payment.amount) }) : '';
  };
  return {
    methodText,
    paymentText,
    /** One text for each payment, or one for the terms. */
    howPaidTexts: (transaction: Pick<Transaction, 'payments' | 'terms' | 'termsDays'>): string[] =>
      howPaid(transaction).map((paid) =>
        paid.by === 'payment' ? paymentText(paid.payment) : termsText(paid.days, paid.name),
      ),
    /** The same just after it was placed, with when it is due and what is charged now. */
    placedTexts: (
      transaction: Pick<Transaction, 'kind' | 'payments' | 'terms' | 'termsDays'>,
      due: string,
    ): string[] =>
      howPaid(transaction).map((paid) => {
        const texts =
          paid.by === 'payment'
            ? [paymentText(paid.payment), chargedText(paid.payment)]
            : [
                termsText(paid.days, paid.name),
                due,
                transaction.kind !== 'estimate' && t('paidWith.nothingNow'),
              ];
        return texts.filter(Boolean).join(' · ');
      }),
  };
};
