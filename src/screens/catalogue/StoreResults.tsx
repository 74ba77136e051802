import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import type { StoreLayout, StoreView } from '../../domain/catalogue/storeView.ts';
import { hasCode } from '../../domain/partNumbers/hasCode.ts';
import { useRecordFact } from '../../state/analytics/useRecordFact.ts';
import type { useStoreProducts } from '../../state/catalogue/useCatalogue.ts';
import { useKnownPurchases } from '../../state/catalogue/useKnownPurchases.ts';
import { type PageRange, pageRangeOf, toPages, useOffers } from '../../state/catalogue/useOffers.ts';
import { hasFailed } from '../../state/hasFailed.ts';
import { usePartNumbers } from '../../state/partNumbers/usePartNumbers.ts';
import { ProductList } from '../../widgets/catalogue/ProductList.tsx';
import { SearchHighlights } from '../../widgets/catalogue/searchHighlights.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { EmptyResult } from './lazyStoreParts.tsx';
import { useFocusOnResults } from './useFocusOnResults.ts';

const ResultsFrame = styled.div<{ $isBusy: boolean }>`
  opacity: ${({ $isBusy }) => ($isBusy ? 0.55 : 1)};
  transition: opacity 0.15s;
`;

const Notice = styled.div`
  margin-block-end: 12px;
`;

const INITIAL_RANGE: PageRange = { first: 0, last: 0 };

const updateRange = (current: PageRange, next: PageRange): PageRange =>
  current.first === next.first && current.last === next.last ? current : next;

type StoreResultsProps = {
  list: ReturnType<typeof useStoreProducts>;
  view: StoreView;
  layout: StoreLayout;
};

function Failure({ title, retry }: { title: string; retry(): void }) {
  const { t } = useTranslation('catalogue');
  return (
    <Notice>
      <Alert
        tone="warn"
        title={title}
        announce="status"
        action={
          <Button variant="primary" onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    </Notice>
  );
}

type FailuresProps = Pick<StoreResultsProps, 'list'> & { offers: ReturnType<typeof useOffers> };

function Failures({ list, offers }: FailuresProps) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      {offers.failed && <Failure title={t('prices.failed')} retry={offers.retry} />}
      {(list.isFetchNextPageError || hasFailed(list)) && (
        <Failure
          title={t('store.failed')}
          retry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
    </>
  );
}

export function StoreResults({ list, view, layout }: StoreResultsProps) {
  const { t } = useTranslation(['catalogue', 'layout']);
  const pages = list.data?.pages ?? [];
  const highlights = useMemo(
    () => new Map(list.data?.pages.flatMap((page) => [...page.highlights])),
    [list.data],
  );
  const results = useRef<HTMLDivElement>(null);
  const products = useMemo(() => list.data?.pages.flatMap((page) => page.products) ?? null, [list.data]);
  const purchases = useKnownPurchases(list.data);
  const [first] = products ?? [];
  const numbers = usePartNumbers();
  const isExact = first !== undefined && hasCode(first, view.text, numbers);
  useFocusOnResults(results, pages.length > 0 && !list.isPlaceholderData, isExact);
  const [visibleRange, setVisibleRange] = useState(INITIAL_RANGE);
  const offers = useOffers(
    useMemo(() => toPages(products ?? []), [products]),
    visibleRange,
  );
  const location = useLocation();
  useRecordFact(
    list.isPlaceholderData || !pages[0] ? null : { kind: 'list', at: location, view, pages, offers },
  );

  if (list.isError && pages.length === 0) {
    return (
      <LoadFailed
        title={t('store.failed')}
        text={t('store.failedText')}
        retry={() => void list.refetch()}
        offline={view.text && t('layout:offline.search', { text: view.text })}
      />
    );
  }
  if (pages[0]?.total === 0) return <EmptyResult view={view} />;
  return (
    <>
      <Failures list={list} offers={offers} />
      {/* Rows of the previous view can't be pressed. */}
      <ResultsFrame
        ref={results}
        $isBusy={list.isPlaceholderData}
        inert={list.isPlaceholderData}
        aria-busy={list.isPlaceholderData || list.isPending}
      >
        <SearchHighlights value={highlights}>
          <ProductList
            products={products}
            purchases={purchases}
            offers={offers}
            layout={layout}
            hasMore={list.hasNextPage}
            loadMore={() => {
              if (!list.isFetchingNextPage && !list.isError) void list.fetchNextPage();
            }}
            onVisibleRange={(first, last) =>
              setVisibleRange((current) => updateRange(current, pageRangeOf(first, last)))
            }
          />
        </SearchHighlights>
      </ResultsFrame>
    </>
  );
}
