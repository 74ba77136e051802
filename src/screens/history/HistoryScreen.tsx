import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Heading } from '../../design-system/Heading.ts';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { SearchField } from '../../design-system/SearchField.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useHistory } from '../../state/history/useHistory.ts';
import { ExportButton } from './ExportButton.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { historyQuestion, kindsOf, PAGE_SIZE } from './historyView.ts';
import { InvoiceSums } from './InvoiceSums.tsx';
import { KindLinks } from './KindLinks.tsx';
import { PayBar } from './PayBar.tsx';
import { useHistoryView } from './useHistoryView.ts';
import { useInvoiceSelection } from './useInvoiceSelection.ts';

/** With a short list the bar that pays is at the window's edge too. */
const FullHeight = styled(ScreenFrame)`
  display: flex;
  flex-direction: column;
  min-height: calc(var(--wp-screen, 100dvh) - var(--wp-header-height, 60px));
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 24px;
  margin-block-end: 8px;
`;

const SearchBox = styled.div`
  flex: 0 1 320px;
  min-width: min(100%, 220px);

  ${phone} {
    flex-basis: 100%;
  }
`;

type HistoryHeaderProps = { searchText: string; onSearch(text: string): void };

function HistoryHeader({ searchText, onSearch }: HistoryHeaderProps) {
  const { t } = useTranslation('orders');
  return (
    <Header>
      <Heading>{t('title')}</Heading>
      <SearchBox>
        <SearchField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={searchText}
          onChange={onSearch}
        />
      </SearchBox>
    </Header>
  );
}

export function HistoryScreen() {
  // The lists' texts load at once.
  useTranslation(['orders', 'history']);
  const { defaultKind, view, searchText, setSearchText, changeView, clearFilters, kindUrl, documentUrl } =
    useHistoryView();
  const { kind } = view;
  const question = historyQuestion(view);
  const hasValidDates = question !== null;
  const history = useHistory(question);
  const selection = useInvoiceSelection(view, history.data?.transactions ?? [], (selected) =>
    changeView({ selected, page: view.page }, true),
  );
  return (
    <FullHeight>
      <HistoryHeader searchText={searchText} onSearch={setSearchText} />
      <KindLinks kinds={kindsOf(defaultKind)} current={kind} kindUrl={kindUrl} />
      {kind === 'invoice' && (
        <InvoiceSums
          sums={history.data === null ? null : history.data?.sums}
          status={view.status}
          onStatus={(status) => changeView({ status, from: '', to: '' }, true)}
          onChooseOverdue={selection?.chooseOverdue ?? null}
        />
      )}
      <HistoryFilters view={view} onChange={(changes) => changeView(changes, true)} onClear={clearFilters}>
        <ExportButton view={view} disabled={!hasValidDates || !history.data?.total} />
      </HistoryFilters>
      {hasValidDates && (
        <HistoryList
          view={view}
          pageSize={PAGE_SIZE}
          history={history}
          selection={selection}
          documentUrl={documentUrl}
          onPage={(page) => changeView({ page })}
          onClearFilters={clearFilters}
        />
      )}
      {selection && selection.chosen.length > 0 && <PayBar selection={selection} />}
    </FullHeight>
  );
}
