import { FileText, Lock, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { TransactionSort } from '../../domain/history/transactionSort.ts';
import { paths } from '../../routing/paths.ts';
import type { useHistory } from '../../state/history/useHistory.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { type HistoryView, hasFilters } from './historyView.ts';
import { Pagination } from './Pagination.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import type { InvoiceSelection } from './useInvoiceSelection.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

const LoadingRow = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  height: 54px;
  padding: 0 16px;

  &:first-child {
    height: 69px;
  }

  ${phone} {
    &:not(:first-child) {
      height: 89px;
    }
  }

  &:not(:first-child) {
    border-block-start: 1px solid var(--wp-line);
  }
`;

const Page = styled.div<{ $isStale: boolean }>`
  transition: opacity 0.15s;
  opacity: ${({ $isStale }) => ($isStale ? 0.55 : 1)};
`;

function EmptyHistory({ view, onClearFilters }: { view: HistoryView; onClearFilters(): void }) {
  const { t } = useTranslation('orders');
  const { t: tHistory } = useTranslation('history');
  const { search, kind } = view;
  if (!hasFilters(view)) {
    return (
      <EmptyState
        icon={<FileText />}
        title={t(`none.${kind}`)}
        text={t('none.text')}
        actions={
          <ButtonLink as={Link} to={paths.store()} $variant="primary">
            {t('none.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={search ? t('notFound.title', { search }) : tHistory('found.none')}
      text={search ? t('notFound.text') : tHistory('found.text')}
      actions={<Button onClick={onClearFilters}>{t('notFound.action')}</Button>}
    />
  );
}

function HistoryProblem({ isForbidden, onRetry }: { isForbidden: boolean; onRetry(): void }) {
  const { t } = useTranslation('orders');
  const { t: tHistory } = useTranslation('history');
  return (
    <Card role="alert">
      {isForbidden ? (
        <EmptyState
          icon={<Lock />}
          title={tHistory('noAccess.title')}
          text={tHistory('noAccess.text')}
          actions={
            <ButtonLink as={Link} to={paths.account()}>
              {tHistory('noAccess.action')}
            </ButtonLink>
          }
        />
      ) : (
        <LoadFailed title={t('failed.list')} text={t('failed.text')} retry={onRetry} />
      )}
    </Card>
  );
}

function LoadingRows() {
  return (
    <Card $flush aria-busy>
      {['sums', ...ROWS].map((row) => (
        <LoadingRow key={row}>
          <Skeleton $height={15} $width="20%" />
          <Skeleton $height={15} />
          <Skeleton $height={15} $width="15%" />
        </LoadingRow>
      ))}
    </Card>
  );
}

type HistoryListProps = {
  view: HistoryView;
  pageSize: number;
  history: ReturnType<typeof useHistory>;
  selection: InvoiceSelection | null;
  documentUrl(id: string, orderAgain?: boolean): string;
  onPage(page: number): void;
  onSort(sort: TransactionSort): void;
  onClearFilters(): void;
};

export function HistoryList({
  view,
  pageSize,
  history,
  selection,
  documentUrl,
  onPage,
  onSort,
  onClearFilters,
}: HistoryListProps) {
  const { t } = useTranslation('orders');
  const hidden = usePricesHidden();
  const { data, isPending, isStale, problem, retry } = history;
  const { kind, page, search, product, sort } = view;
  if (problem) return <HistoryProblem isForbidden={problem === 'no_access'} onRetry={retry} />;
  if (isPending) return <LoadingRows />;
  if (!data) return null;
  if (data.transactions.length > 0) {
    const rows = data.transactions.filter((row) => row.kind === kind);
    const productName = product === null ? '' : (rows[0]?.shownLine?.name ?? '');
    return (
      <Page $isStale={isStale} aria-busy={isStale || undefined}>
        <TransactionTable
          kind={kind}
          rows={rows}
          total={data.total}
          sums={data.filteredSums}
          search={search}
          searched={search || productName}
          sort={sort}
          onSort={onSort}
          hidden={hidden}
          selection={selection}
          documentUrl={documentUrl}
        />
        <Pagination page={page} pageSize={pageSize} total={data.total} onPage={onPage} />
      </Page>
    );
  }
  return (
    <Card>
      {data.total === 0 ? (
        <EmptyHistory view={view} onClearFilters={onClearFilters} />
      ) : (
        <EmptyState
          icon={<FileText />}
          title={t('beyond.title')}
          actions={<Button onClick={() => onPage(1)}>{t('beyond.action')}</Button>}
        />
      )}
    </Card>
  );
}
