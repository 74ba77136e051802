import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { Columns, oneColumn, ScreenFrame, Stack, SummaryColumn } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useTransaction } from '../../state/history/useTransactions.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { TransactionFailed } from '../../widgets/history/TransactionFailed.tsx';
import { NotifyMe } from './NotifyMe.tsx';
import { PlacedActions } from './PlacedActions.tsx';
import { PlacedFacts } from './PlacedFacts.tsx';
import { PlacedHeader } from './PlacedHeader.tsx';
import { PlacedNotices } from './PlacedNotices.tsx';
import { PlacedSummary } from './PlacedSummary.tsx';

const WideColumns = styled(Columns)`
  grid-template-columns: minmax(0, 1fr) 408px;
  gap: 16px;

  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

function PlacedOrder({ transaction }: { transaction: Transaction }) {
  const hidden = usePricesHidden(transaction.showsPrices);
  return (
    <WideColumns>
      <Stack>
        <PlacedHeader transaction={transaction} />
        <PlacedNotices transaction={transaction} />
        <PlacedFacts transaction={transaction} />
        <PlacedActions transaction={transaction} />
        <NotifyMe kind={transaction.kind} />
      </Stack>
      <SummaryColumn>
        <PlacedSummary transaction={transaction} hidden={hidden} />
      </SummaryColumn>
    </WideColumns>
  );
}

export function ConfirmationScreen() {
  // The texts load in parallel with the order.
  useTranslation(['checkout', 'orders', 'history', 'payments'], { useSuspense: false });
  const { id = '' } = useParams();
  const { data, isPending, problem, retry } = useTransaction(id);
  return (
    <ScreenFrame>
      {data && <PlacedOrder transaction={data} />}
      {isPending && (
        <WideColumns aria-busy>
          <Stack>
            <Skeleton $height={168} />
            <Skeleton $height={126} />
            <Skeleton $height={36} />
          </Stack>
          <SummaryColumn>
            <Skeleton $height={480} />
          </SummaryColumn>
        </WideColumns>
      )}
      {problem && (
        <TransactionFailed isMissing={problem === 'missing'} history={paths.account()} onRetry={retry} />
      )}
    </ScreenFrame>
  );
}
