import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Heading } from '../../design-system/Heading.ts';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useHistory } from '../../state/history/useHistory.ts';
import { ExportButton } from './ExportButton.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { historyQuestion, kindsOf } from './historyView.ts';
import { InvoiceSums } from './InvoiceSums.tsx';
import { KindLinks } from './KindLinks.tsx';
import { PayBar } from './lazyHistoryParts.tsx';
import { useHistoryView } from './useHistoryView.ts';
import { useInvoiceSelection } from './useInvoiceSelection.ts';

/** With a short list the bar that pays is at the window's edge too. */
const FullHeight = styled(ScreenFrame)`
  display: flex;
  flex-direction: column;
  min-height: calc(var(--wp-screen, 100dvh) - var(--wp-header-height, 60px));

  /* What is listed, without the controls that change it. */
  @media print {
    & nav a:not([aria-current]),
    & button:not(th *, [aria-pressed='true']),
    & span:has(> :placeholder-shown),
    & span:has(> select > [value='']:checked) {
      display: none;
    }

    & :is(th label, td > span > a) {
      visibility: hidden;
    }
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  margin-block-end: 12px;

  & > nav {
    flex: 1 1 auto;
  }

  & > div:empty {
    position: absolute;
  }

  ${phone} {
    justify-content: space-between;

    & > nav {
      order: 1;
      flex-basis: 100%;
    }
  }
`;

export function HistoryScreen() {
  // The lists' texts load at once.
  const { t } = useTranslation(['orders', 'history']);
  const { defaultKind, view, searchText, setSearchText, changeView, ...rest } = useHistoryView();
  const { select, clearFilters, filterAnew, kindUrl, documentUrl } = rest;
  const question = historyQuestion(view);
  const history = useHistory(question);
  const rows = history.data?.transactions;
  const selection = useInvoiceSelection(view, rows ?? [], select);
  const sums = history.isPending ? undefined : (history.data?.sums ?? null);
  const pills = view.kind === 'invoice' && sums !== null && (
    <InvoiceSums
      sums={sums}
      status={view.status}
      onStatus={(status) => changeView({ status, from: '', to: '' }, true)}
      onChooseOverdue={selection?.chooseOverdue ?? null}
    />
  );
  return (
    <FullHeight>
      <Header>
        <Heading>{t('title')}</Heading>
        <KindLinks kinds={kindsOf(defaultKind)} current={view.kind} kindUrl={kindUrl} />
        <ExportButton view={view} disabled={!question || !history.data?.total} />
      </Header>
      <HistoryFilters
        view={view}
        searchText={searchText}
        onSearch={setSearchText}
        onChange={(changes) => changeView(changes, true)}
        onClear={clearFilters}
        pills={pills}
      />
      {question && (
        <HistoryList
          view={view}
          history={history}
          selection={selection}
          documentUrl={documentUrl}
          onPage={(page) => changeView({ page })}
          onSort={(sort) => changeView({ sort }, true)}
          onClearFilters={clearFilters}
        />
      )}
      {selection && selection.chosen.length > 0 && (
        <PayBar selection={selection} view={view} rows={rows} onFilter={filterAnew} />
      )}
    </FullHeight>
  );
}
