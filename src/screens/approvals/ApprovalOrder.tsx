import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { OrderLines } from '../../components/OrderLines.tsx';
import { BottomBar } from '../../components/TotalBar.tsx';
import { TransactionTotals } from '../../components/TransactionTotals.tsx';
import { transactionLines } from '../../components/transactionLines.ts';
import { useFormat } from '../../components/useFormat.ts';
import { useTransactionAddress } from '../../components/useTransactionAddress.ts';
import { Card } from '../../design-system/Card.ts';
import { Detail, DetailList } from '../../design-system/DetailList.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { Columns, Stack, SummaryColumn } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useTransaction } from '../../state/history/useTransactions.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { TransactionFailed } from '../../widgets/history/TransactionFailed.tsx';
import { DecisionButtons, DecisionForm, isToDecide } from './DecisionForm.tsx';
import { useDecision } from './useDecision.ts';

const Section = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 18px;
`;

function OrderFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('approvals');
  const format = useFormat();
  const address = useTransactionAddress(transaction);
  const { clientName, subCustomerName, requestedBy, date, shipDate, purchaseOrder, notes } = transaction;
  return (
    <Section as="div">
      <DetailList>
        <Detail name={t('fact.client')}>{[clientName, subCustomerName].filter(Boolean).join(' · ')}</Detail>
        <Detail name={t('fact.requestedBy')}>{requestedBy}</Detail>
        <Detail name={t('fact.date')}>{format.date(date)}</Detail>
        <Detail name={t('fact.ship')}>{format.date(shipDate)}</Detail>
        <Detail name={t('fact.address')}>{address.join(', ')}</Detail>
        <Detail name={t('fact.purchaseOrder')}>{purchaseOrder}</Detail>
        <Detail name={t('fact.notes')}>{notes}</Detail>
      </DetailList>
    </Section>
  );
}

function LoadedOrder({ transaction }: { transaction: Transaction }) {
  const linesId = useId();
  const decisionId = useId();
  const { t } = useTranslation(['approvals', 'orders']);
  const company = useCompany();
  const hidden = usePricesHidden(transaction.showsPrices);
  const { kind, number, lines } = transaction;
  const decision = useDecision(transaction.id);
  return (
    <>
      <Columns>
        <Stack>
          <TextLink as={Link} to={paths.approvals()}>
            {t('back')}
          </TextLink>
          <Heading>{t(`orders:one.${kind}`, { number })}</Heading>
          <OrderFacts transaction={transaction} />
          <Section aria-labelledby={linesId}>
            <Heading as="h2" id={linesId}>
              {t('lines', { count: lines.length })}
            </Heading>
            <OrderLines
              label={t('lines', { count: lines.length })}
              lines={transactionLines(transaction, company.settings)}
              hidden={hidden}
            />
          </Section>
        </Stack>
        <SummaryColumn>
          <Section aria-label={t('total')}>
            <TransactionTotals transaction={transaction} hidden={hidden} />
          </Section>
          <Section aria-labelledby={decisionId}>
            <DecisionForm titleId={decisionId} transaction={transaction} decision={decision} />
          </Section>
        </SummaryColumn>
      </Columns>
      {isToDecide(transaction) && (
        <BottomBar>
          <DecisionButtons decision={decision} />
        </BottomBar>
      )}
    </>
  );
}

export function ApprovalOrder({ id }: { id: string }) {
  const { data, isPending, problem, retry } = useTransaction(id);
  if (data) return <LoadedOrder transaction={data} />;
  return (
    <Stack>
      {isPending && <Skeleton aria-busy $height={320} />}
      {problem && (
        <TransactionFailed isMissing={problem === 'missing'} history={paths.approvals()} onRetry={retry} />
      )}
    </Stack>
  );
}
