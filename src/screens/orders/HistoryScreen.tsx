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
import { isBackwards, kindsOf } from './historyView.ts';
import { useHistoryView } from './useHistoryView.ts';

const HistoryDetail = lazyWithRetry(() =>
  import(/* webpackChunkName: "order" */ './HistoryDetail.tsx').then((module) => module.HistoryDetail),
);

const PAGE_SIZE = 20;
/** Location state of a dialog that was opened over its document: closing goes back. */
const OPENED = 'opened';

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

/** The list; tab, page, search, dates and status are in the URL. */
function Listed() {
  const { t } = useTranslation(['orders', 'history']);
  const { own, view, typed, setTyped, show, widen, addressOf } = useHistoryView();
  const { kind, client, ...narrowed } = view;
  const isAsked = !isBackwards(view);
  const history = useHistory(isAsked ? { kind, ...narrowed, clientId: client, pageSize: PAGE_SIZE } : null);
  return (
    <>
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
        tabs={kindsOf(own).map((key) => ({ key, label: t(`kind.${key}`) }))}
        value={kind}
        onChange={(next) => show({ kind: next })}
      >
        <HistoryFilters view={view} onChange={(changes) => show(changes, true)} onClear={widen}>
          <ExportButton view={view} disabled={!isAsked || !history.data?.total} />
        </HistoryFilters>
        {isAsked && (
          <HistoryList
            view={view}
            pageSize={PAGE_SIZE}
            history={history}
            addressOf={addressOf}
            onPage={(page) => show({ page })}
            onWiden={widen}
          />
        )}
      </Tabs>
    </>
  );
}

/** The history (specification §2, /account), or the document in the URL. The URL has the whole state. */
export function HistoryScreen() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const document = params.get('document');
  const without = (...names: string[]) =>
    new URLSearchParams([...params].filter(([key]) => !names.includes(key)));
  return (
    <ScreenFrame>
      {document ? (
        <HistoryDetail
          id={document}
          back={`?${without('document', 'again')}`}
          isAgain={params.get('again') === '1'}
          onAgain={(isOpen) => {
            if (isOpen) setParams({ ...Object.fromEntries(without('again')), again: '1' }, { state: OPENED });
            else if (state === OPENED) void navigate(-1);
            else setParams(without('again'), { replace: true });
          }}
        />
      ) : (
        <Listed />
      )}
    </ScreenFrame>
  );
}
