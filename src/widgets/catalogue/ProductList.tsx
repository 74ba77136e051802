import { type ComponentProps, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { useListFrame } from '../../design-system/useListFrame.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { StoreLayout } from '../../domain/catalogue/storeView.ts';
import type { UsualOrder } from '../../domain/favourites/usualQuantity.ts';
import type { Offers } from '../../state/catalogue/useOffers.ts';
import { RowFrame } from './itemFrames.ts';
import { ProductRow, ProductTile } from './ProductItems.tsx';
import { ProductRows, type RowState } from './ProductRows.tsx';
import { ProductSkeletons, RowSkeleton, TileSkeletons } from './ProductSkeletons.tsx';

const STACKED_BELOW_PX = 840;
/** Narrower cards have the price below the text, px. */
const ROOMY_WIDTH = 576;
const TILE_WIDTH = 220;
const NARROW_TILE_WIDTH = 158;
const ROW_HEIGHT = 89;
const CARD_HEIGHT = 167;
const ROOMY_CARD_HEIGHT = 107;
const TILE_HEIGHT = 356;
const NARROW_TILE_HEIGHT = 394;
const NOTE_HEIGHT = 24;
/** The next page is requested this many rows before the end. */
const ROWS_AHEAD = 12;
const SKELETON_ROWS = 4;
const EAGER_PICTURES = 6;

const Frame = styled.div<{ $sheet: boolean }>`
  ${({ $sheet }) =>
    $sheet &&
    css`
      border: 1px solid var(--wp-line);
      border-radius: var(--wp-radius-card);
      background: var(--wp-surface);

      & [role='list'] > :last-child ${RowFrame} {
        border-block-end-color: transparent;
      }
    `}
`;

const Tiles = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 12px;
  padding-block-end: 12px;
`;

const ListItem = styled.div.attrs({ role: 'listitem' })`
  min-width: 0;
`;

/**
 * `section`: the wire's section_added. For rows: `initialOf`, what is added unless the customer chooses
 * something else, and `noteOf` below the product's details. `onVisibleRange`: indexes of the first and the
 * last product that are visible or close to it.
 */
type ProductListProps = {
  products: readonly Product[] | null;
  offers: Pick<Offers, 'byProduct' | 'failed'>;
  layout: StoreLayout;
  hasMore: boolean;
  loadMore(): void;
  section?: string;
  initialOf?(product: Product): UsualOrder | undefined;
  noteOf?(product: Product): ReactNode;
  onVisibleRange?(first: number, last: number): void;
};

const columnsFor = (width: number) =>
  Math.max(2, Math.floor(width / (width < STACKED_BELOW_PX ? NARROW_TILE_WIDTH : TILE_WIDTH)));

type RowProps = Pick<ProductListProps, 'offers' | 'hasMore' | 'section' | 'initialOf' | 'noteOf'> & {
  products: readonly Product[];
  index: number;
  state: RowState;
  isNarrow: boolean;
};

type ListRowProps = ComponentProps<typeof ProductRow> & { position: number; total: number };

const ListRow = memo(function ListRow({ position, total, ...item }: ListRowProps) {
  return (
    <ListItem aria-posinset={position} aria-setsize={total}>
      <ProductRow {...item} />
    </ListItem>
  );
});

const listRow = ({ products, offers, index, state, isNarrow, ...list }: RowProps): ReactNode => {
  const product = products[index];
  if (!product) return <RowSkeleton isNarrow={isNarrow} />;
  return (
    <ListRow
      position={index + 1}
      total={list.hasMore ? -1 : products.length}
      product={product}
      offer={offers.byProduct.get(product.id) ?? null}
      isNarrow={isNarrow}
      eager={index < EAGER_PICTURES}
      {...state}
      failed={offers.failed}
      section={list.section}
      initial={list.initialOf?.(product)}
      note={list.noteOf?.(product)}
    />
  );
};

function GridRow({
  products,
  offers,
  hasMore,
  section,
  index,
  state,
  isNarrow,
  columns,
}: RowProps & { columns: number }) {
  const first = index * columns;
  return (
    <Tiles $columns={columns} role="none">
      {first >= products.length ? (
        <TileSkeletons count={columns} />
      ) : (
        products.slice(first, first + columns).map((product, column) => (
          <ListItem
            key={product.id}
            aria-posinset={first + column + 1}
            aria-setsize={hasMore ? -1 : products.length}
          >
            <ProductTile
              product={product}
              offer={offers.byProduct.get(product.id) ?? null}
              eager={index < 2}
              {...state}
              failed={offers.failed}
              isNarrow={isNarrow}
              section={section}
            />
          </ListItem>
        ))
      )}
    </Tiles>
  );
}

const rowHeight = (width: number, isGrid: boolean): number => {
  if (width >= STACKED_BELOW_PX) return isGrid ? TILE_HEIGHT : ROW_HEIGHT;
  if (isGrid) return NARROW_TILE_HEIGHT;
  return width < ROOMY_WIDTH ? CARD_HEIGHT : ROOMY_CARD_HEIGHT;
};

export function ProductList({
  products,
  layout,
  loadMore,
  onVisibleRange,
  section = 'store',
  ...rowProps
}: ProductListProps) {
  const { t } = useTranslation('catalogue');
  const { ref, frame } = useListFrame();
  const { hasMore, noteOf } = rowProps;
  const width = frame?.width || STACKED_BELOW_PX;
  const isNarrow = width < STACKED_BELOW_PX;
  const isGrid = layout === 'grid';
  const columns = isGrid ? columnsFor(width) : 1;

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

  const loadedRows = Math.ceil(products.length / columns);
  return (
    <Frame ref={ref} $sheet={!isGrid && !isNarrow}>
      {frame && (
        <ProductRows
          key={`${layout} ${columns} ${isNarrow}`}
          label={t('store.list')}
          count={loadedRows + (hasMore ? SKELETON_ROWS : 0)}
          perRow={columns}
          estimate={rowHeight(width, isGrid) + (noteOf ? NOTE_HEIGHT : 0)}
          frame={frame}
          row={(index, state) => {
            const props = { ...rowProps, products, section, index, state, isNarrow };
            return isGrid ? <GridRow {...props} columns={columns} /> : listRow(props);
          }}
          keyOf={(index) => products[index * columns]?.id ?? `to come ${index}`}
          onVisibleRows={(first, last, isFast) => {
            if (!isFast) onVisibleRange?.((first - ROWS_AHEAD) * columns, (last + ROWS_AHEAD) * columns);
            if (hasMore && last >= loadedRows - ROWS_AHEAD) loadMore();
          }}
        />
      )}
    </Frame>
  );
}
