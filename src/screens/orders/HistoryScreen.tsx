import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { ScreenFrame } from '../../components/ScreenFrame.ts';
import { Heading } from '../../design-system/Heading.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { SearchField } from '../../design-system/SearchField.tsx';
import { Tabs } from '../../design-system/Tabs.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useHistory } from '../../state/orders/useHistory.ts';
import { ExportButton } from './ExportButton.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { historyQuestion, kindsOf, PAGE_SIZE } from './historyView.ts';
import { InvoiceSums } from './InvoiceSums.tsx';
import { PayBar } from './PayBar.tsx';
import { useHistoryView } from './useHistoryView.ts';
import { useInvoiceSelection } from './useInvoiceSelection.ts';

const HistoryDetail = lazyWithRetry(() =>
  import(/* webpackChunkName: "order" */ './HistoryDetail.tsx').then((module) => module.HistoryDetail),
);

/** Location state of a dialog that was opened over its document: closing it goes back. */
const OPENED_OVER_DOCUMENT = 'opened';

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

function TransactionHistory() {
  const { t } = useTranslation(['orders', 'history']);
  const { defaultKind, view, searchText, setSearchText, changeView, clearFilters, documentUrl } =
    useHistoryView();
  const { kind } = view;
  const question = historyQuestion(view);
  const hasValidDates = question !== null;
  const history = useHistory(question);
  const selection = useInvoiceSelection(view, history.data?.transactions ?? [], (selected) =>
    changeView({ selected, page: view.page }, true),
  );
  return (
    <>
      <Header>
        <Heading>{t('title')}</Heading>
        <SearchBox>
          <SearchField
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            clearLabel={t('search.clear')}
            value={searchText}
            onChange={setSearchText}
          />
        </SearchBox>
      </Header>
      <Tabs
        label={t('tabs')}
        tabs={kindsOf(defaultKind).map((key) => ({ key, label: t(`kind.${key}`) }))}
        value={kind}
        onChange={(next) => changeView({ kind: next })}
      >
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
      </Tabs>
    </>
  );
}

/** The history, or one document (specification §2, /account). The URL contains the state. */
export function HistoryScreen() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const documentId = params.get('document');
  const paramsWithout = (...names: string[]) =>
    new URLSearchParams([...params].filter(([key]) => !names.includes(key)));
  return (
    <ScreenFrame>
      {documentId ? (
        <HistoryDetail
          key={documentId}
          id={documentId}
          listUrl={`?${paramsWithout('document', 'again')}`}
          isOrderAgainOpen={params.get('again') === '1'}
          onOrderAgain={(isOpen) => {
            if (isOpen)
              setParams(
                { ...Object.fromEntries(paramsWithout('again')), again: '1' },
                { state: OPENED_OVER_DOCUMENT },
              );
            else if (state === OPENED_OVER_DOCUMENT) void navigate(-1);
            else setParams(paramsWithout('again'), { replace: true });
          }}
        />
      ) : (
        <TransactionHistory />
      )}
    </ScreenFrame>
  );
}
