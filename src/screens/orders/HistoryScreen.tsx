import { FileText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../app/paths.ts';
import { ScreenFrame } from '../../components/ScreenFrame.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { SearchField } from '../../design-system/SearchField.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { Tabs } from '../../design-system/Tabs.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useTransactions } from '../../state/orders/useTransactions.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { KINDS } from './historyView.ts';
import { Pages } from './Pages.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { useHistoryView } from './useHistoryView.ts';

const PAGE_SIZE = 20;
const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 24px;
  margin-block-end: 8px;
`;

const Search = styled.div`
  flex: 0 1 320px;
  min-width: min(100%, 220px);

  ${phone} {
    flex-basis: 100%;
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: 22px;
  padding: 14px 12px;
`;

const Page = styled.div<{ $isStale: boolean }>`
  transition: opacity 0.15s;
  opacity: ${({ $isStale }) => ($isStale ? 0.55 : 1)};
`;

/** The customer's orders, invoices and estimates (specification §2, /account); tab, page and search are in the address. */
export function HistoryScreen() {
  const { t } = useTranslation('orders');
  const hidden = usePricesHidden();
  const { view, typed, setTyped, show } = useHistoryView();
  const { kind, page, search } = view;
  const { data, isPending, isError, isPlaceholderData, refetch } = useTransactions({
    ...view,
    pageSize: PAGE_SIZE,
  });
  const isMissing = data?.total === 0;

  const rows = data && data.transactions.length > 0 && (
    <Page $isStale={isPlaceholderData} aria-busy={isPlaceholderData || undefined}>
      <TransactionTable
        kind={kind}
        rows={data.transactions.filter((row) => row.kind === kind)}
        hidden={hidden}
      />
      <Pages page={page} pageSize={PAGE_SIZE} total={data.total} onPage={(next) => show({ page: next })} />
    </Page>
  );
  const beyond = data && data.transactions.length === 0 && !isMissing && (
    <Card>
      <EmptyState
        icon={<FileText />}
        title={t('beyond.title')}
        actions={<Button onClick={() => show({ page: 1 })}>{t('beyond.action')}</Button>}
      />
    </Card>
  );
  const empty = isMissing && (
    <Card>
      {search ? (
        <EmptyState
          icon={<SearchX />}
          title={t('notFound.title', { search })}
          text={t('notFound.text')}
          actions={<Button onClick={() => setTyped('')}>{t('notFound.action')}</Button>}
        />
      ) : (
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
      )}
    </Card>
  );
  const failed = isError && !data && (
    <Card role="alert">
      <EmptyState
        title={t('failed.list')}
        text={t('failed.text')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    </Card>
  );
  const waiting = isPending && (
    <Card $flush aria-busy>
      <Waiting>
        {ROWS.map((row) => (
          <Skeleton key={row} $height={15} />
        ))}
      </Waiting>
    </Card>
  );

  return (
    <ScreenFrame>
      <Top>
        <Heading>{t('title')}</Heading>
        <Search>
          <SearchField
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            clearLabel={t('search.clear')}
            value={typed}
            onChange={setTyped}
          />
        </Search>
      </Top>
      <Tabs
        label={t('tabs')}
        tabs={KINDS.map((key) => ({ key, label: t(`kind.${key}`) }))}
        value={kind}
        onChange={(next) => show({ kind: next })}
      >
        {failed || waiting || empty || beyond || rows}
      </Tabs>
    </ScreenFrame>
  );
}
