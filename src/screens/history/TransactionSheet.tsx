import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DocumentSheet, SheetTotals } from '../../components/DocumentSheet.ts';
import { OrderColumns } from '../../components/OrderColumns.tsx';
import { SheetHeader } from '../../components/SheetHeader.tsx';
import { TransactionTotals } from '../../components/TransactionTotals.tsx';
import { transactionLines } from '../../components/transactionLines.ts';
import { useFormat } from '../../components/useFormat.ts';
import { useTransactionAddress } from '../../components/useTransactionAddress.ts';
import { Detail, DetailList } from '../../design-system/DetailList.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { shownSteps, withWaiting } from '../../domain/history/orderSteps.ts';
import { sheetAmount } from '../../domain/history/sheetAmount.ts';
import { shownShipDate } from '../../domain/history/shownShipDate.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { useCompany, usePortal, usePricesHidden } from '../../state/usePortal.ts';
import { OrderTimeline } from '../../widgets/history/OrderTimeline.tsx';
import { usePaymentTexts } from '../../widgets/payments/usePaymentTexts.ts';
import { DocumentBadge } from './DocumentBadge.tsx';
import { useSellerTexts } from './useSellerTexts.ts';

// An address has the room that it needs.
const Facts = styled(DetailList)`
  @media print, (min-width: 768px) {
    display: flex;
    flex-wrap: wrap;
    column-gap: 36px;
  }
`;

const HowToPay = styled(DetailList)`
  break-inside: avoid;
`;

const toLines = (texts: readonly string[]): ReactNode =>
  texts.length > 0
    ? Object.entries(texts).map(([position, line]) => (
        <span key={position}>
          {line}
          <br />
        </span>
      ))
    : null;

// The total, or what an invoice still owes and until when.
function SheetAmount({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { amount, isDue } = sheetAmount(transaction);
  const date = isDue && format.date(transaction.dueDate);
  return (
    <>
      <strong>{format.money(amount)}</strong>
      {date && <SmallText>{t('invoices.due', { date })}</SmallText>}
    </>
  );
}

export function TransactionSheet({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['orders', 'payments']);
  const format = useFormat();
  const company = useCompany();
  const { clock } = usePortal();
  const hidden = usePricesHidden(transaction.showsPrices);
  const { kind, number, date, dueDate, clientName, subCustomerName } = transaction;
  const address = useTransactionAddress(transaction);
  const { howPaidTexts } = usePaymentTexts();
  const { seller, howToPay } = useSellerTexts(transaction);
  return (
    <DocumentSheet as="article">
      <SheetHeader
        company={company}
        title={t(`one.${kind}`, { number })}
        badge={<DocumentBadge document={transaction} />}
        amount={!hidden && transaction.net && <SheetAmount transaction={transaction} />}
        seller={seller}
      />
      <OrderTimeline steps={withWaiting(shownSteps(transaction.steps), t('steps.waiting'))} />
      <Facts>
        <Detail name={t('fact.client')}>{clientName}</Detail>
        <Detail name={t('fact.subCustomer')}>{subCustomerName}</Detail>
        <Detail name={t('fact.address')}>{toLines(address)}</Detail>
        <Detail name={t('column.date')}>{format.date(date)}</Detail>
        <Detail name={t('fact.ship')}>{format.date(shownShipDate(transaction, clock.today()))}</Detail>
        <Detail name={t('column.due')}>
          {kind === 'invoice' && (hidden || !sheetAmount(transaction).isDue) && format.date(dueDate)}
        </Detail>
        <Detail name={t('fact.payment')}>{toLines(howPaidTexts(transaction))}</Detail>
        <Detail name={t('fact.purchaseOrder')}>{transaction.purchaseOrder}</Detail>
        <Detail name={t('fact.notes')}>{transaction.notes}</Detail>
      </Facts>
      <OrderColumns
        label={t('lines')}
        lines={transactionLines(transaction, company.settings)}
        hidden={hidden}
      />
      <SheetTotals>
        <TransactionTotals transaction={transaction} hidden={hidden} />
      </SheetTotals>
      {howToPay.length > 0 && (
        <HowToPay>
          <Detail name={t('payments:seller.title')}>{toLines(howToPay)}</Detail>
        </HowToPay>
      )}
    </DocumentSheet>
  );
}
