import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useListFrame } from '../../components/useListFrame.ts';
import { Button } from '../../design-system/Button.tsx';
import { Drawer } from '../../design-system/Drawer.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { parseStoreView, type StoreView } from '../../domain/catalogue/storeView.ts';
import { useCategoryBundles, useStoreProducts } from '../../state/catalogue/useCatalogue.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { FiltersPlaceholder } from './FiltersPlaceholder.tsx';
import { DealsList, FilterPanel, ProductSet } from './lazyStoreParts.tsx';
import { ProductSetPlaceholder } from './SetFrame.tsx';
import { StoreHeading } from './StoreHeading.tsx';
import { StoreResults } from './StoreResults.tsx';
import { useReturnProduct } from './useReturnProduct.ts';
import { useStoreView } from './useStoreView.ts';

/** Wider screens show the filters beside the list, px. */
const RAIL_FROM = 900;

const Page = styled.div`
  min-height: var(--wp-screen, 100dvh);
  padding: 20px 24px 32px;

  ${phone} {
    padding: 12px 12px 24px;
  }
`;

const Columns = styled.div<{ $hasRail: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasRail }) => ($hasRail ? '216px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  column-gap: 24px;
  align-items: start;
`;

const Rail = styled.aside`
  padding-block: 2px 12px;
`;

/** The title: the search text, the only chosen line, the bundle, or all products. */
function useTitle({ text, lines }: StoreView, bundle: string | undefined): string {
  const { t } = useTranslation('catalogue');
  const searched = text.trim();
  const [onlyLine] = lines.length === 1 ? lines : [];
  return searched ? t('store.found', { text: searched }) : (onlyLine ?? bundle ?? t('store.all'));
}

function Products() {
  const { t } = useTranslation('catalogue');
  const { view, wanted, layout, show, chooseLayout, filtersOpen, openFilters, closeFilters } = useStoreView();
  const { ref, frame } = useListFrame();
  const bundles = useCategoryBundles();
  const list = useStoreProducts(view, useReturnProduct());

  const hasRail = (frame?.width ?? 0) >= RAIL_FROM;
  const first = list.data?.pages[0];
  const facets = first?.facets ?? null;
  const total = first?.total ?? null;
  const bundle = bundles.data?.find(({ id }) => id === view.bundle)?.name;
  const title = useTitle(view, bundle);
  const isOfThisView = first !== undefined && !list.isPlaceholderData;
  const panel = first ? (
    <FilterPanel facets={facets} view={wanted} onChange={show} />
  ) : (
    <FiltersPlaceholder />
  );

  return (
    <Page>
      <Columns ref={ref} $hasRail={hasRail}>
        {hasRail && <Rail aria-label={t('filter.open')}>{panel}</Rail>}
        <div>
          <StoreHeading
            title={title}
            total={total}
            view={wanted}
            layout={layout}
            onFilters={hasRail ? null : openFilters}
            onSort={(sort) => show({ ...wanted, sort })}
            onLayout={chooseLayout}
          />
          {view.bundle !== null && (bundles.isPending || (bundle && !isOfThisView)) && (
            <ProductSetPlaceholder />
          )}
          {bundle && isOfThisView && first.total > 0 && (
            <ProductSet name={bundle} view={view} total={first.total} products={first.products} />
          )}
          {/* A grid would be painted with too many columns before the filters' place is known. */}
          {frame && <StoreResults list={list} view={view} layout={layout} />}
        </div>
      </Columns>
      {!hasRail && (
        <Drawer
          open={filtersOpen}
          onClose={closeFilters}
          title={t('filter.open')}
          closeLabel={t('close')}
          actions={
            <Button variant="primary" onClick={closeFilters}>
              {t('filter.show', { count: total ?? 0 })}
            </Button>
          }
        >
          {panel}
        </Drawer>
      )}
    </Page>
  );
}

/** The store (experience: Store). Its view is kept in the URL. */
export function StoreScreen() {
  const { search } = useLocation();
  return (
    <>
      <CategoryBar />
      {parseStoreView(search).deals ? (
        <Page>
          <Suspense>
            <DealsList />
          </Suspense>
        </Page>
      ) : (
        <Products />
      )}
    </>
  );
}
