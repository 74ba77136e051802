import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { TransactionSort } from '../../domain/history/transactionSort.ts';
import type { useHistory } from '../../state/history/useHistory.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { type HistoryView, PAGE_SIZE } from './historyView.ts';
import { BeyondEnd, EmptyHistory, NoAccess, Pagination } from './lazyHistoryParts.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { TableCard } from './tableStyles.ts';
import type { InvoiceSelection } from './useInvoiceSelection.ts';

// The sums and ten documents.
const ROWS = Array.from({ length: 11 }, (_, row) => row);

const LoadingRow = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  height: 54px;
  padding: 0 16px;

  &:first-child {
    height: 69px;
  }

  @container history (max-width: 699.98px) {
    height: 96px;
  }

  @container history (max-width: 899.98px) {
    &:first-child {
      height: 56px;
    }
  }

  &:not(:first-child) {
    border-block-start: 1px solid var(--wp-line);
  }
`;

const Page = styled.div`
  transition: opacity 0.15s;

  &[aria-busy] {
    opacity: 0.55;
  }
`;

function HistoryProblem({ isForbidden, onRetry }: { isForbidden: boolean; onRetry(): void }) {
  const { t } = useTranslation('orders');
  return (
    <Card role="alert">
      {isForbidden ? (
        <NoAccess />
      ) : (
        <LoadFailed title={t('failed.list')} text={t('failed.text')} retry={onRetry} />
      )}
    </Card>
  );
}

function LoadingRows() {
  return (
    <TableCard $flush aria-busy>
      {ROWS.map((row) => (
        <LoadingRow key={row}>
          <Skeleton $height={15} $width="20%" />
          <Skeleton $height={15} />
          <Skeleton $height={15} $width="15%" />
        </LoadingRow>
      ))}
    </TableCard>
  );
}

type Listed = NonNullable<ReturnType<typeof useHistory>['data']>;

// While another kind's rows are still shown, they are not listed as this one's.
const listed = ({ kind, search, product }: HistoryView, { transactions, total, filteredSums }: Listed) => {
  const rows = transactions.filter((row) => row.kind === kind);
  const productName = product === null ? '' : (rows[0]?.shownLine?.name ?? '');
  return { rows, total, sums: filteredSums, searched: search || productName };
};

type HistoryListProps = {
  view: HistoryView;
  history: ReturnType<typeof useHistory>;
  selection: InvoiceSelection | null;
  documentUrl(id: string, orderAgain?: boolean): string;
  onPage(page: number): void;
  onSort(sort: TransactionSort): void;
  onClearFilters(): void;
};

export function HistoryList({
  view,
  history,
  selection,
  documentUrl,
  onPage,
  onSort,
  onClearFilters,
}: HistoryListProps) {
  const hidden = usePricesHidden();
  const { data, isPending, isStale, problem, retry } = history;
  const { page } = view;
  if (problem) return <HistoryProblem isForbidden={problem === 'no_access'} onRetry={retry} />;
  if (isPending) return <LoadingRows />;
  if (!data) return null;
  if (data.transactions.length > 0) {
    return (
      <Page aria-busy={isStale || undefined}>
        <TransactionTable
          kind={view.kind}
          search={view.search}
          sort={view.sort}
          {...listed(view, data)}
          onSort={onSort}
          hidden={hidden}
          selection={selection}
          documentUrl={documentUrl}
        />
        {(data.total > PAGE_SIZE || page > 1) && (
          <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPage={onPage} />
        )}
      </Page>
    );
  }
  return (
    <Card>
      {data.total === 0 ? (
        <EmptyHistory view={view} onClearFilters={onClearFilters} />
      ) : (
        <BeyondEnd onFirst={() => onPage(1)} />
      )}
    </Card>
  );
}
