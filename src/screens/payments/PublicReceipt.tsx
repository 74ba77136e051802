import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Card } from '../../design-system/Card.ts';
import { Detail, DetailList } from '../../design-system/DetailList.tsx';
import { useFocusOnArrival } from '../../design-system/focusAndShow.ts';
import { Heading } from '../../design-system/Heading.ts';
import { paymentStep } from '../../domain/payments/howPaid.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';
import { usePaymentTexts } from '../../widgets/payments/usePaymentTexts.ts';

const Frame = styled(Card)`
  display: grid;
  gap: 16px;
  padding: 24px;
  outline: none;

  & > svg {
    width: 32px;
    height: 32px;
    color: var(--wp-ok);
  }
`;

function ReceiptFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { paymentText } = usePaymentTexts();
  const { receiptNumber, amount, invoices } = payment;
  const [invoice] = invoices;
  const isSubmitted = paymentStep(payment) === 'submitted';
  return (
    <DetailList $columnWidth={185}>
      <Detail name={t('publicForm.done.receipt')}>
        <strong>{receiptNumber}</strong>
      </Detail>
      <Detail name={t(isSubmitted ? 'receipt.total' : 'publicForm.done.amount')}>
        {format.money(amount)}
      </Detail>
      <Detail name={t('receipt.method')}>{paymentText(payment)}</Detail>
      {invoice && (
        <Detail name={invoice.number}>
          {t('publicForm.done.left')} {format.money(invoice.balance)}
        </Detail>
      )}
    </DetailList>
  );
}

export function PublicReceipt({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const frame = useFocusOnArrival<HTMLElement>('nearest');
  return (
    <Frame ref={frame} tabIndex={-1} role="status">
      <CircleCheck aria-hidden />
      <Heading>
        {t(paymentStep(payment) === 'submitted' ? 'receipt.doneSubmitted' : 'publicForm.done.title')}
      </Heading>
      <CurrencyFormat currency={payment.currency || undefined}>
        <ReceiptFacts payment={payment} />
      </CurrencyFormat>
      <p>{t('publicForm.done.keep')}</p>
    </Frame>
  );
}
