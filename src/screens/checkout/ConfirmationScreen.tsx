import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ScreenFrame, Stack, SummaryColumn } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { APPROVAL } from '../../domain/history/approval.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useTransaction } from '../../state/history/useTransactions.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { TransactionFailed } from '../../widgets/history/TransactionFailed.tsx';
import { CheckoutColumns } from './checkoutStyles.ts';
import { NotifyMe } from './NotifyMe.tsx';
import { PlacedActions } from './PlacedActions.tsx';
import { PlacedFacts } from './PlacedFacts.tsx';
import { PlacedHeader } from './PlacedHeader.tsx';
import { PlacedNotices } from './PlacedNotices.tsx';
import { PlacedSummary } from './PlacedSummary.tsx';

function PlacedOrder({ transaction }: { transaction: Transaction }) {
  const hidden = usePricesHidden(transaction.showsPrices);
  return (
    <CheckoutColumns>
      <Stack>
        <PlacedHeader transaction={transaction} />
        <PlacedNotices transaction={transaction} />
        <PlacedFacts transaction={transaction} />
        <PlacedActions transaction={transaction} />
        <NotifyMe kind={transaction.kind} needsApproval={transaction.approvalStatus === APPROVAL.pending} />
      </Stack>
      <SummaryColumn>
        <PlacedSummary transaction={transaction} hidden={hidden} />
      </SummaryColumn>
    </CheckoutColumns>
  );
}

export function ConfirmationScreen() {
  // The texts load in parallel with the order.
  useTranslation(['checkout', 'orders', 'payments'], { useSuspense: false });
  const { id = '' } = useParams();
  const { data, isPending, problem, retry } = useTransaction(id);
  return (
    <ScreenFrame>
      {data && <PlacedOrder transaction={data} />}
      {isPending && (
        <CheckoutColumns aria-busy>
          <Stack>
            <Skeleton $height={176} />
            <Skeleton $height={127} />
            <Skeleton $height={36} />
          </Stack>
          <SummaryColumn>
            <Skeleton $height={540} />
          </SummaryColumn>
        </CheckoutColumns>
      )}
      {problem && (
        <TransactionFailed isMissing={problem === 'missing'} history={paths.account()} onRetry={retry} />
      )}
    </ScreenFrame>
  );
}
