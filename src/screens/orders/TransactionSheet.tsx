import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CompanyMark } from '../../components/CompanyMark.tsx';
import { DocumentSheet } from '../../components/DocumentSheet.ts';
import { OrderLines } from '../../components/OrderLines.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { TransactionTotals } from '../../components/TransactionTotals.tsx';
import { transactionLines } from '../../components/transactionLines.ts';
import { useFormat } from '../../components/useFormat.ts';
import { useTransactionAddress } from '../../components/useTransactionAddress.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { usePaymentTexts } from '../../widgets/payments/usePaymentTexts.ts';

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: flex-start;
  gap: 12px 24px;
`;

const Sender = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  & small {
    display: block;
    color: var(--wp-muted);
    font-size: 13px;
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

const DetailList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 14px 24px;

  & dt {
    color: var(--wp-muted);
    font-size: 13px;
  }
`;

const TotalsFrame = styled.div`
  width: min(100%, 340px);
  margin-inline-start: auto;
  break-inside: avoid;
`;

function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Null without lines. */
const toLines = (texts: readonly string[]): ReactNode =>
  texts.length > 0
    ? Object.entries(texts).map(([position, line]) => (
        <span key={position}>
          {line}
          <br />
        </span>
      ))
    : null;

export function TransactionSheet({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const company = useCompany();
  const hidden = usePricesHidden(transaction.showsPrices);
  const { kind, number, date, shipDate, dueDate, clientName, subCustomerName } = transaction;
  const address = useTransactionAddress(transaction);
  const { howPaidTexts } = usePaymentTexts();
  return (
    <DocumentSheet as="article">
      <Header>
        <Sender>
          <CompanyMark company={company} size={44} />
          <p>
            <strong>{company.name}</strong>
            <small>{[company.phone, company.email].filter(Boolean).join(' · ')}</small>
          </p>
        </Sender>
        <Title>
          <Heading tabIndex={-1}>{t(`one.${kind}`, { number })}</Heading>
          <StatusBadge {...transaction} />
        </Title>
      </Header>
      <DetailList>
        <Detail name={t('fact.client')}>{clientName}</Detail>
        <Detail name={t('fact.subCustomer')}>{subCustomerName}</Detail>
        <Detail name={t('fact.address')}>{toLines(address)}</Detail>
        <Detail name={t('column.date')}>{format.date(date)}</Detail>
        <Detail name={t('fact.ship')}>{format.date(shipDate)}</Detail>
        <Detail name={t('column.due')}>{kind === 'invoice' && format.date(dueDate)}</Detail>
        <Detail name={t('fact.payment')}>{toLines(howPaidTexts(transaction))}</Detail>
        <Detail name={t('fact.purchaseOrder')}>{transaction.purchaseOrder}</Detail>
        <Detail name={t('fact.notes')}>{transaction.notes}</Detail>
      </DetailList>
      <OrderLines
        label={t('lines')}
        lines={transactionLines(transaction, company.settings)}
        hidden={hidden}
      />
      <TotalsFrame>
        <TransactionTotals transaction={transaction} hidden={hidden} />
      </TotalsFrame>
    </DocumentSheet>
  );
}
