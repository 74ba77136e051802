import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderColumns } from '../../components/OrderColumns.tsx';
import { TransactionTotals } from '../../components/TransactionTotals.tsx';
import { transactionLines } from '../../components/transactionLines.ts';
import { Heading } from '../../design-system/Heading.ts';
import { Columns, Stack, SummaryColumn } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useTransaction } from '../../state/history/useTransactions.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { TransactionFailed } from '../../widgets/history/TransactionFailed.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { LinesSection, Section, SumsSection } from './orderStyles.ts';
import { useDecision } from './useDecision.ts';

function LoadedOrder({ transaction }: { transaction: Transaction }) {
  const linesId = useId();
  const decisionId = useId();
  const { t } = useTranslation(['approvals', 'orders']);
  const company = useCompany();
  const hidden = usePricesHidden(transaction.showsPrices);
  const { kind, number, lines } = transaction;
  const name = t(`orders:one.${kind}`, { number });
  const decision = useDecision(transaction.id);
  return (
    <>
      <Columns>
        <Stack>
          <OrderHead id={transaction.id} name={name} />
          <OrderFacts transaction={transaction} hidden={hidden} />
          <LinesSection aria-labelledby={linesId}>
            <Heading as="h2" id={linesId}>
              {t('lines', { count: lines.length })}
            </Heading>
            <OrderColumns
              label={t('lines', { count: lines.length })}
              lines={transactionLines(transaction, company.settings)}
              hidden={hidden}
            />
          </LinesSection>
        </Stack>
        <SummaryColumn>
          <SumsSection aria-label={t('total')}>
            <TransactionTotals transaction={transaction} hidden={hidden} />
          </SumsSection>
          <Section aria-labelledby={decisionId}>
            <DecisionForm titleId={decisionId} transaction={transaction} decision={decision} />
          </Section>
        </SummaryColumn>
      </Columns>
      <DecisionBar transaction={transaction} what={name} decision={decision} />
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
