import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ScreenSkeleton } from '../../design-system/ScreenSkeleton.tsx';
import { useListFrame } from '../../design-system/useListFrame.ts';
import { loadVirtualizer } from '../../design-system/useRowVirtualizer.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import { countFilters, parseStoreView, type StoreView } from '../../domain/catalogue/storeView.ts';
import { useCategoryBundles, useStoreProducts } from '../../state/catalogue/useCatalogue.ts';
import { TileBody } from '../../widgets/catalogue/ProductItems.tsx';
import { RowBody } from '../../widgets/catalogue/ProductRow.tsx';
import { BundleSet } from './BundleSet.tsx';
import { CartBar } from './CartBar.tsx';
import { CategoryBar } from './CategoryBar.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FiltersPlaceholder } from './FiltersPlaceholder.tsx';
import { ChosenFilters, DealsList, FilterPanel, FoundDocuments } from './lazyStoreParts.tsx';
import { FilterColumn, Page } from './StoreFrames.ts';
import { StoreHeading } from './StoreHeading.tsx';
import { StoreResults } from './StoreResults.tsx';
import { useHasCategoryBar } from './useHasCategoryBar.ts';
import { useReturnProduct } from './useReturnProduct.ts';
import { useStoreView } from './useStoreView.ts';

export const loadRows = (): Promise<unknown> =>
  Promise.all([loadVirtualizer(), RowBody.load(), TileBody.load()]);

/** Below, the table needs the whole width. */
const FILTER_COLUMN_FROM_PX = 1060;

const Columns = styled.div<{ $hasFilterColumn: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasFilterColumn }) => ($hasFilterColumn ? '180px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  column-gap: 16px;
  align-items: start;
`;

function useStoreTitle({ text, lines, bought }: StoreView, bundle: string | undefined): string {
  const { t } = useTranslation('catalogue');
  const searchText = text.trim();
  const [onlyLine] = lines.length === 1 ? lines : [];
  return searchText
    ? t('store.found', { text: searchText })
    : (onlyLine ?? bundle ?? t(bought ? 'filter.bought' : 'store.all'));
}

function StoreProducts({ isPlaced }: { isPlaced: boolean }) {
  const { t } = useTranslation('catalogue');
  const { view, optimisticView, layout, changeView, chooseLayout, filtersOpen, openFilters, closeFilters } =
    useStoreView();
  const { ref, frame } = useListFrame();
  const bundles = useCategoryBundles();
  const list = useStoreProducts(view, useReturnProduct());

  const hasFilterColumn = (frame?.width ?? 0) >= FILTER_COLUMN_FROM_PX;
  const firstPage = list.data?.pages[0];
  const facets = firstPage?.facets ?? null;
  const total = firstPage?.total ?? null;
  const bundleName = bundles.data?.find(({ id }) => id === view.bundle)?.name;
  const title = useStoreTitle(view, bundleName);
  const isCurrentResult = firstPage !== undefined && !list.isPlaceholderData;
  const filterPanel = firstPage ? (
    <FilterPanel facets={facets} view={optimisticView} onChange={changeView} />
  ) : (
    <FiltersPlaceholder />
  );

  const sort = useStableHandler((order: StoreView['sort']) => changeView({ ...optimisticView, sort: order }));
  const setLayout = useStableHandler(chooseLayout);
  const showFilters = useStableHandler(openFilters);

  if (!isPlaced) return <ScreenSkeleton />;
  return (
    <Page>
      <Columns ref={ref} $hasFilterColumn={hasFilterColumn}>
        {hasFilterColumn && <FilterColumn aria-label={t('filter.open')}>{filterPanel}</FilterColumn>}
        <div>
          <StoreHeading
            title={title}
            total={isCurrentResult ? total : null}
            view={optimisticView}
            layout={layout}
            onFilters={hasFilterColumn ? null : showFilters}
            onSort={sort}
            onLayout={setLayout}
          />
          {countFilters(optimisticView) > 0 && (
            <ChosenFilters view={optimisticView} canClear={!hasFilterColumn} onChange={changeView} />
          )}
          <BundleSet view={view} list={list} />
          {view.text !== '' && !list.isError && <FoundDocuments text={view.text} />}
          {/* Before the width is known, a grid would be painted with too many columns. */}
          {frame && <StoreResults list={list} view={view} layout={layout} />}
        </div>
      </Columns>
      {!hasFilterColumn && (
        <FilterDrawer open={filtersOpen} total={total ?? 0} onClose={closeFilters}>
          {filterPanel}
        </FilterDrawer>
      )}
    </Page>
  );
}

export function StoreScreen() {
  const { search } = useLocation();
  const view = parseStoreView(search);
  const hasCategoryBar = useHasCategoryBar(view);
  return (
    <>
      {hasCategoryBar && <CategoryBar />}
      {view.deals ? (
        <Page>
          <Suspense>
            <DealsList />
          </Suspense>
        </Page>
      ) : (
        <StoreProducts isPlaced={hasCategoryBar !== null} />
      )}
      <CartBar />
    </>
  );
}
