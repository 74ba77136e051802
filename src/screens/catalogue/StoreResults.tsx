import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import type { StoreLayout, StoreView } from '../../domain/catalogue/storeView.ts';
import { useOffers, type useStoreProducts } from '../../state/catalogue/useCatalogue.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { ProductList } from './ProductList.tsx';

const Busy = styled.div<{ $isBusy: boolean }>`
  opacity: ${({ $isBusy }) => ($isBusy ? 0.55 : 1)};
  transition: opacity 0.15s;
`;

const Notice = styled.div`
  margin-block-end: 12px;
`;

type StoreResultsProps = {
  list: ReturnType<typeof useStoreProducts>;
  view: StoreView;
  layout: StoreLayout;
  onChange(view: StoreView): void;
};

/** What the view finds: the products, nothing with a way to more, or why there is nothing to see. */
export function StoreResults({ list, view, layout, onChange }: StoreResultsProps) {
  const { t } = useTranslation('catalogue');
  const pages = list.data?.pages ?? [];
  const offers = useOffers(pages.map(({ products }) => products));
  const retry = (action: () => void) => (
    <Button variant="primary" onClick={action}>
      {t('retry')}
    </Button>
  );

  if (list.isError && pages.length === 0) {
    return (
      <EmptyState
        title={t('store.failed')}
        text={t('store.failedText')}
        actions={retry(() => void list.refetch())}
      />
    );
  }
  if (pages[0]?.total === 0) return <EmptyResult view={view} onChange={onChange} />;
  return (
    <>
      {offers.failed && (
        <Notice>
          <Alert tone="warn" title={t('prices.failed')} announce="status" action={retry(offers.retry)} />
        </Notice>
      )}
      {list.isError && (
        <Notice>
          <Alert
            tone="warn"
            title={t('store.failed')}
            announce="status"
            action={retry(() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()))}
          />
        </Notice>
      )}
      {/* The rows of the view before can be seen, but a press meant for them would hit what replaces them. */}
      <Busy
        $isBusy={list.isPlaceholderData}
        inert={list.isPlaceholderData}
        aria-busy={list.isPlaceholderData || list.isPending}
      >
        <ProductList
          products={list.data ? pages.flatMap(({ products }) => products) : null}
          offers={offers.byProduct}
          layout={layout}
          hasMore={list.hasNextPage}
          loadMore={() => {
            if (!list.isFetchingNextPage && !list.isError) void list.fetchNextPage();
          }}
        />
      </Busy>
    </>
  );
}
