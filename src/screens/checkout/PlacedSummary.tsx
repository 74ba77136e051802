import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderLines } from '../../components/OrderLines.tsx';
import { TransactionTotals } from '../../components/TransactionTotals.tsx';
import { transactionLines } from '../../components/transactionLines.ts';
import { useFormat } from '../../components/useFormat.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { useCompany } from '../../state/usePortal.ts';
import { Section } from './checkoutStyles.ts';

type PlacedSummaryProps = { transaction: Transaction; hidden: boolean };

export function PlacedSummary({ transaction, hidden }: PlacedSummaryProps) {
  const titleId = useId();
  const { t } = useTranslation('cart');
  const { settings } = useCompany();
  const count = transaction.lines.filter(({ isGift }) => !isGift).length;
  const title = t('products', { count, number: useFormat().number(count) });
  return (
    <Section aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {title}
      </Heading>
      {/* A code fits on some lines only. */}
      <OrderLines
        label={title}
        lines={transactionLines(transaction, settings).map((line) => ({ ...line, detail: '' }))}
        hidden={hidden}
      />
      <TransactionTotals transaction={transaction} hidden={hidden} />
    </Section>
  );
}
