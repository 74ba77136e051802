import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { isTaken } from '../../domain/payments/paymentStatus.ts';

const Lines = styled.span`
  display: grid;
  gap: 2px;
  margin-block-start: 10px;

  &:empty {
    display: none;
  }
`;

export function PaymentResultFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { placed, invoices } = payment;
  const numbers = invoices.map(({ number }) => number);
  const facts = [
    placed && `${t(`result.fact.${placed.kind}`)} ${placed.number}`,
    isTaken(payment) && placed?.shipDate && `${t('result.fact.ship')} ${format.date(placed.shipDate)}`,
    numbers.length > 0 && `${t('result.fact.invoices', { count: numbers.length })} ${numbers.join(', ')}`,
  ];
  return (
    <Lines>
      {facts.filter(Boolean).map((fact) => (
        <span key={String(fact)}>{fact}</span>
      ))}
    </Lines>
  );
}
