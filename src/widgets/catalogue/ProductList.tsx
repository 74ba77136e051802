import { type ComponentProps, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';
import { type ListFrame, useListFrame } from '../../design-system/useListFrame.ts';
import type { LastPurchases } from '../../domain/catalogue/lastPurchase.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { StoreLayout } from '../../domain/catalogue/storeView.ts';
import type { UsualOrder } from '../../domain/favourites/usualQuantity.ts';
import { useLastPurchases } from '../../state/catalogue/useLastPurchases.ts';
import type { Offers } from '../../state/catalogue/useOffers.ts';
import { useCompany } from '../../state/usePortal.ts';
import { isTableLook, type RowLook } from './itemFrames.ts';
import { ProductTile } from './ProductItems.tsx';
import { ProductRow } from './ProductRow.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ProductSkeletons, RowSkeleton, TileSkeletons } from './ProductSkeletons.tsx';
import { RowFrame } from './rowFrames.ts';
import { TableHead } from './TableHead.tsx';

const STACKED_BELOW_PX = 840;
/** Narrower lists have a phone's rows, px. */
const TABLE_FROM_PX = 576;
const TILE_WIDTH = 225;
const TILE_GAP = 12;
const NARROW_TILE_WIDTH = 158;
const ROW_HEIGHT = 60;
const COMPACT_ROW_HEIGHT = 40;
/** The list's width from which its table has the last purchase, and from which also the code; px. */
const MOST_COLUMNS_FROM_PX = 900;
const ALL_COLUMNS_FROM_PX = 1000;
const NARROW_ROW_HEIGHT = 112;
const SLIM_ROW_HEIGHT = 52;
const TILE_HEIGHT = 299;
const NARROW_TILE_HEIGHT = 292;
const NOTE_HEIGHT = 24;
const NARROW_NOTE_HEIGHT = 32;
/** The next page is requested this many rows before the end. */
const ROWS_AHEAD = 12;
const SKELETON_ROWS = 4;
const EAGER_PICTURES = 6;

const RADIUS = 'var(--wp-radius-card)';

/** A company that checks no stock leaves the stock's room to the prices and the names. */
const Frame = styled.div<{ $sheet: boolean; $hasHead: boolean; $hasStock: boolean }>`
  ${({ $hasStock }) => !$hasStock && '--stock: 0px; --price: 144px;'}
  ${({ $sheet, $hasHead }) =>
    $sheet &&
    css`
      border-radius: ${RADIUS};
      /* A border would make the list narrower, and so perhaps no table. */
      box-shadow: 0 0 0 1px var(--wp-line);
      background: var(--wp-surface);

      ${phone} {
        margin-block-start: 8px;
      }

      & [role='list'] > :first-child ${RowFrame} {
        border-radius: ${$hasHead ? 0 : `${RADIUS} ${RADIUS} 0 0`};
      }

      & [role='list'] > :last-child ${RowFrame} {
        border-block-end-color: transparent;
        border-end-start-radius: ${RADIUS};
        border-end-end-radius: ${RADIUS};
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
 * `purchases`: the last ones, where they are known with the products; the rows then start with the unit bought last. Without
 * it they are asked for later, and change no unit.
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
  purchases?: LastPurchases | undefined;
  initialOf?(product: Product): UsualOrder | undefined;
  noteOf?(product: Product): ReactNode;
  onVisibleRange?(first: number, last: number): void;
};

const columnsFor = (width: number) =>
  width < STACKED_BELOW_PX
    ? Math.max(2, Math.floor(width / NARROW_TILE_WIDTH))
    : Math.floor((width + TILE_GAP) / (TILE_WIDTH + TILE_GAP));

type RowProps = Pick<
  ProductListProps,
  'offers' | 'hasMore' | 'section' | 'purchases' | 'initialOf' | 'noteOf'
> & {
  products: readonly Product[];
  index: number;
  isFastScrolling: boolean;
  look: RowLook;
  isCompact: boolean;
  bought: LastPurchases | undefined;
};

type ListRowProps = ComponentProps<typeof ProductRow> & { position: number; total: number };

const ListRow = memo(function ListRow({ position, total, ...item }: ListRowProps) {
  return (
    <ListItem aria-posinset={position} aria-setsize={total}>
      <ProductRow {...item} />
    </ListItem>
  );
});

const listRow = ({
  products,
  offers,
  index,
  isFastScrolling,
  look,
  isCompact,
  bought,
  ...list
}: RowProps): ReactNode => {
  const product = products[index];
  if (!product) return <RowSkeleton look={look} isCompact={isCompact} />;
  const offer = offers.byProduct.get(product.id) ?? null;
  return (
    <ListRow
      position={index + 1}
      total={list.hasMore ? -1 : products.length}
      product={product}
      offer={offer}
      lastPurchase={list.purchases?.[product.id]}
      isNarrow={!isTableLook(look)}
      look={look}
      isCompact={isCompact}
      bought={bought?.[product.id]}
      eager={index < EAGER_PICTURES}
      isFastScrolling={isFastScrolling}
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
  purchases,
  index,
  isFastScrolling,
  look,
  columns,
}: RowProps & { columns: number }) {
  const first = index * columns;
  return (
    <Tiles $columns={columns} role="none">
      {first >= products.length ? (
        <TileSkeletons count={columns} />
      ) : (
        products.slice(first, first + columns).map((product, column) => {
          const offer = offers.byProduct.get(product.id) ?? null;
          return (
            <ListItem
              key={product.id}
              aria-posinset={first + column + 1}
              aria-setsize={hasMore ? -1 : products.length}
            >
              <ProductTile
                product={product}
                offer={offer}
                lastPurchase={purchases?.[product.id]}
                eager={index < 2}
                isFastScrolling={isFastScrolling}
                failed={offers.failed}
                isNarrow={look === 'narrow' || look === 'slim'}
                section={section}
              />
            </ListItem>
          );
        })
      )}
    </Tiles>
  );
}

const lookOf = (width: number): RowLook => {
  if (width < TABLE_FROM_PX) return 'narrow';
  if (width < STACKED_BELOW_PX) return 'slim';
  if (width < MOST_COLUMNS_FROM_PX) return 'few';
  return width < ALL_COLUMNS_FROM_PX ? 'most' : 'all';
};

const rowHeight = (width: number, layout: StoreLayout): number => {
  const isGrid = layout === 'grid';
  if (width >= STACKED_BELOW_PX && !isGrid) return layout === 'compact' ? COMPACT_ROW_HEIGHT : ROW_HEIGHT;
  if (width >= STACKED_BELOW_PX) return TILE_HEIGHT;
  if (isGrid) return NARROW_TILE_HEIGHT;
  return width < TABLE_FROM_PX ? NARROW_ROW_HEIGHT : SLIM_ROW_HEIGHT;
};

const useListLayout = (layout: StoreLayout) => {
  const isGrid = layout === 'grid';
  const { ref, width, frame } = useListFrame(
    isGrid ? undefined : lookOf,
    Math.min(window.innerWidth, STACKED_BELOW_PX),
  );
  const look = lookOf(width);
  return {
    ref,
    frame,
    width,
    isGrid,
    look,
    isTable: !isGrid && isTableLook(look),
    isCompact: layout === 'compact' && isTableLook(look) && look !== 'slim',
    columns: isGrid ? columnsFor(width) : 1,
  };
};

type ListRowsProps = Omit<ProductListProps, 'products'> & {
  products: readonly Product[];
  list: ReturnType<typeof useListLayout> & { frame: ListFrame };
};

function ListRows({ products, layout, loadMore, onVisibleRange, list, ...rowProps }: ListRowsProps) {
  const { t } = useTranslation('catalogue');
  const { byProduct } = rowProps.offers;
  const { hasMore, noteOf, purchases } = rowProps;
  const later = useLastPurchases(byProduct.size > 0 && !purchases);
  const bought = purchases ?? later;
  const { frame, width, columns, isGrid, look, isCompact } = list;
  const loadedRows = Math.ceil(products.length / columns);
  const noteHeight = look === 'narrow' ? NARROW_NOTE_HEIGHT : NOTE_HEIGHT;
  return (
    <ProductRows
      key={`${layout} ${columns} ${rowHeight(width, layout)}`}
      label={t('store.list')}
      count={loadedRows + (hasMore ? SKELETON_ROWS : 0)}
      perRow={columns}
      estimate={rowHeight(width, layout) + (noteOf ? noteHeight : 0)}
      frame={frame}
      row={(index, isFastScrolling) => {
        const props = { ...rowProps, products, index, isFastScrolling, look, isCompact, bought };
        return isGrid ? <GridRow {...props} columns={columns} /> : listRow(props);
      }}
      keyOf={(index) => products[index * columns]?.id ?? `to come ${index}`}
      onVisibleRows={(first, last, isFast) => {
        if (!isFast) onVisibleRange?.((first - ROWS_AHEAD) * columns, (last + ROWS_AHEAD) * columns);
        if (hasMore && last >= loadedRows - ROWS_AHEAD) loadMore();
      }}
    />
  );
}

export function ProductList({ products, section = 'store', ...props }: ProductListProps) {
  const { t } = useTranslation('catalogue');
  const list = useListLayout(props.layout);
  const { ref, frame, isTable, isGrid, look, isCompact, columns } = list;
  const hasHead = isTable && look !== 'slim';
  return (
    <Frame $sheet={isTable} $hasHead={hasHead} $hasStock={useCompany().settings.inventoryCheck}>
      {hasHead && <TableHead look={look} isCompact={isCompact} />}
      <div ref={ref}>
        {frame &&
          (products ? (
            <ListRows {...props} products={products} section={section} list={{ ...list, frame }} />
          ) : (
            <ProductSkeletons
              label={t('store.loading')}
              isGrid={isGrid}
              columns={columns}
              look={look}
              isCompact={isCompact}
            />
          ))}
      </div>
    </Frame>
  );
}
