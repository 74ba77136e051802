import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { useTransactionAddress } from '../../components/useTransactionAddress.ts';
import { DetailRows } from '../../design-system/DetailRows.ts';
import { dueDate } from '../../domain/checkout/orderDates.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import type { Format } from '../../domain/numbers/format.ts';
import { hasPaymentTerms } from '../../domain/payments/payterm.ts';
import { usePaymentTexts } from '../../widgets/payments/usePaymentTexts.ts';
import { Section } from './checkoutStyles.ts';

// The back office tells it of invoices; an order's is that of its terms. Empty where `date` can't be read.
const dueDateOf = (
  { kind, date, dueDate: known, termsDays }: Transaction,
  format: Pick<Format, 'date'>,
): string | null => {
  if (kind !== 'order' || !hasPaymentTerms(termsDays)) return known;
  return format.date(date) && dueDate(date.slice(0, 10), termsDays);
};

const Value = styled.dd`
  white-space: pre-line;
  text-wrap: pretty;
`;

function Row({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <Value>{children}</Value>
    </>
  );
}

export function PlacedFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['checkout', 'orders']);
  const format = useFormat();
  const due = dueDateOf(transaction, format);
  const dueText = due ? t('terms.due', { date: format.date(due, 'short') }) : '';
  const { subCustomerName, purchaseOrder, notes } = transaction;
  return (
    <Section aria-label={t('placed.facts')}>
      <DetailRows>
        <Row name={t('orders:fact.subCustomer')}>{subCustomerName}</Row>
        <Row name={t('orders:fact.address')}>{useTransactionAddress(transaction).join('\n')}</Row>
        <Row name={t('orders:fact.payment')}>
          {usePaymentTexts().placedTexts(transaction, dueText).join('\n')}
        </Row>
        <Row name={t('orders:fact.purchaseOrder')}>{purchaseOrder}</Row>
        <Row name={t('orders:fact.notes')}>{notes}</Row>
      </DetailRows>
    </Section>
  );
}
