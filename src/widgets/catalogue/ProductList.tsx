import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { useListFrame } from '../../components/useListFrame.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { StoreLayout } from '../../domain/catalogue/storeView.ts';
import type { Offers } from '../../state/catalogue/useCatalogue.ts';
import { ProductRow, ProductTile } from './ProductItems.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ProductSkeletons, RowSkeleton, TileSkeletons } from './ProductSkeletons.tsx';

/** Narrower rows are stacked, px. */
const NARROW = 840;
/** Narrower cards have the price below the text, px. */
const ROOMY = 576;
const TILE = 220;
const NARROW_TILE = 158;
const ROW_HEIGHT = 89;
const CARD_HEIGHT = 160;
const ROOMY_CARD_HEIGHT = 107;
const TILE_HEIGHT = 315;
const NARROW_TILE_HEIGHT = 393;
/** Rows before the end at which the next page is requested. */
const AHEAD = 12;
const MORE = 4;
const EAGER = 6;

const Frame = styled.div<{ $sheet: boolean }>`
  ${({ $sheet }) =>
    $sheet &&
    css`
      border: 1px solid var(--wp-line);
      border-radius: var(--wp-radius-card);
      background: var(--wp-surface);
    `}
`;

const Tiles = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 12px;
  padding-block-end: 12px;
`;

const Item = styled.div.attrs({ role: 'listitem' })`
  min-width: 0;
`;

type ProductListProps = {
  /** Null while loading. */
  products: readonly Product[] | null;
  offers: Pick<Offers, 'byProduct' | 'failed'>;
  layout: StoreLayout;
  hasMore: boolean;
  loadMore(): void;
  /** The wire's section_added; default: store. */
  section?: string;
  /** Called with the indexes of the first and last product that are visible or close to it. */
  onReach?(first: number, last: number): void;
};

const columnsIn = (width: number) => Math.max(2, Math.floor(width / (width < NARROW ? NARROW_TILE : TILE)));

/** The products as rows or grid; only visible ones are rendered. */
export function ProductList({
  products,
  offers,
  layout,
  hasMore,
  loadMore,
  section = 'store',
  onReach,
}: ProductListProps) {
  const { t } = useTranslation('catalogue');
  const { ref, frame } = useListFrame();
  const width = frame?.width || NARROW;
  const isNarrow = width < NARROW;
  const isGrid = layout === 'grid';
  const columns = isGrid ? columnsIn(width) : 1;

  if (!products) {
    return (
      <div ref={ref}>
        {frame && (
          <ProductSkeletons
            label={t('store.loading')}
            layout={layout}
            columns={columns}
            isNarrow={isNarrow}
          />
        )}
      </div>
    );
  }

  const wide = isGrid ? TILE_HEIGHT : ROW_HEIGHT;
  const card = width < ROOMY ? CARD_HEIGHT : ROOMY_CARD_HEIGHT;
  const narrow = isGrid ? NARROW_TILE_HEIGHT : card;
  const estimate = isNarrow ? narrow : wide;
  const loaded = Math.ceil(products.length / columns);
  const listRow = (index: number, isFastScrolling: boolean) => {
    const product = products[index];
    if (!product) return <RowSkeleton isNarrow={isNarrow} />;
    return (
      <Item aria-posinset={index + 1} aria-setsize={hasMore ? -1 : products.length}>
        <ProductRow
          product={product}
          offer={offers.byProduct.get(product.id) ?? null}
          isNarrow={isNarrow}
          eager={index < EAGER}
          isFastScrolling={isFastScrolling}
          failed={offers.failed}
          section={section}
        />
      </Item>
    );
  };
  const gridRow = (index: number, isFastScrolling: boolean) => (
    <Tiles $columns={columns} role="none">
      {index >= loaded ? (
        <TileSkeletons count={columns} />
      ) : (
        products.slice(index * columns, (index + 1) * columns).map((product, at) => (
          <Item
            key={product.id}
            aria-posinset={index * columns + at + 1}
            aria-setsize={hasMore ? -1 : products.length}
          >
            <ProductTile
              product={product}
              offer={offers.byProduct.get(product.id) ?? null}
              eager={index < 2}
              isFastScrolling={isFastScrolling}
              failed={offers.failed}
              isNarrow={isNarrow}
              section={section}
            />
          </Item>
        ))
      )}
    </Tiles>
  );

  return (
    <Frame ref={ref} $sheet={!isGrid && !isNarrow}>
      {frame && (
        <ProductRows
          key={`${layout} ${columns} ${isNarrow}`}
          label={t('store.list')}
          count={loaded + (hasMore ? MORE : 0)}
          perRow={columns}
          estimate={estimate}
          frame={frame}
          row={isGrid ? gridRow : listRow}
          keyOf={(index) => products[index * columns]?.id ?? `to come ${index}`}
          onReach={(first, last, isFast) => {
            if (!isFast) onReach?.((first - AHEAD) * columns, (last + AHEAD) * columns);
            if (hasMore && last >= loaded - AHEAD) loadMore();
          }}
        />
      )}
    </Frame>
  );
}
