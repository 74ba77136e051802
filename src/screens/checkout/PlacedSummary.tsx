import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TransactionTotals } from '../../components/TransactionTotals.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { useTransactionAddress } from '../../components/useTransactionAddress.ts';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { usePaymentTexts } from '../../widgets/payments/usePaymentTexts.ts';
import { Section } from './checkoutStyles.ts';
import { PlacedActions } from './PlacedActions.tsx';

const AddressText = styled.address`
  display: grid;
  color: var(--wp-ink);
  font-style: normal;
`;

const NotesText = styled.p`
  color: var(--wp-ink);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

type PlacedSummaryProps = { transaction: Transaction; hidden: boolean };

export function PlacedSummary({ transaction, hidden }: PlacedSummaryProps) {
  const titleId = useId();
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { dueDate, subCustomerName, purchaseOrder, notes } = transaction;
  const address = useTransactionAddress(transaction);
  const payment = usePaymentTexts().howPaidTexts(transaction).join(' · ');
  return (
    <Section aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {t('place.title')}
      </Heading>
      <TransactionTotals transaction={transaction} hidden={hidden} />
      <MutedText>
        {[
          payment && t('placed.payment', { payment }),
          dueDate && t('placed.due', { date: format.date(dueDate) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </MutedText>
      {subCustomerName && <p>{t('placed.for', { name: subCustomerName })}</p>}
      {address.length > 0 && (
        <MutedText as="div">
          {t('placed.shipsTo')}
          <AddressText>
            {Object.entries(address).map(([position, line]) => (
              <span key={position}>{line}</span>
            ))}
          </AddressText>
        </MutedText>
      )}
      {purchaseOrder && <MutedText>{t('placed.purchaseOrder', { number: purchaseOrder })}</MutedText>}
      {notes && (
        <MutedText as="div">
          {t('placed.notes')}
          <NotesText>{notes}</NotesText>
        </MutedText>
      )}
      <PlacedActions transaction={transaction} />
    </Section>
  );
}
