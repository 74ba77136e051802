import { memo, startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { loadable } from '../../design-system/loadable.tsx';
import { BareRow, BareTile } from './BareProducts.tsx';
import { Picture, type ProductItemProps, RowFrame, TileFrame } from './itemFrames.ts';

/** What shows a product with its terms; bare until its code has come behind the first rows. */
export const RowBody = loadable(async () => {
  await afterPaint();
  return (await import('./RowBody.tsx')).RowBody;
}, BareRow);

export const TileBody = loadable(async () => {
  await afterPaint();
  return (await import('./TileBody.tsx')).TileBody;
}, BareTile);

const TileHeart = loadable(async () => {
  await afterPaint();
  return (await import('./TileBody.tsx')).TileHeart;
});

type ProductInListProps = ProductItemProps & {
  /** Its picture is in sight at once. */
  eager?: boolean;
  /** The list runs by too fast to be read. */
  flies?: boolean;
  /** Its terms couldn't be had. */
  failed?: boolean;
};

/**
 * Who comes into sight is bare until its terms are there, the list doesn't fly by, and there is time: what is found shows at
 * once, and no row is made twice, or for nobody. Once whole it stays so. The code for that comes while the terms do.
 */
const useWhole = (
  { offer, flies = false, failed = false }: ProductInListProps,
  fetchCode: () => void,
): boolean => {
  const isReady = (offer !== null || failed) && !flies;
  const [isWhole, setWhole] = useState(false);
  useEffect(fetchCode, [fetchCode]);
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    void afterPaint().then(() => isCurrent && startTransition(() => setWhole(true)));
    return () => {
      isCurrent = false;
    };
  }, [isReady]);
  return isWhole;
};

const fetchTiles = () => {
  TileBody.preload();
  TileHeart.preload();
};

type LinkedPictureProps = { item: ProductInListProps; isWhole: boolean; size: number };

/** The picture as a link for the pointer; the name is the one for the keyboard. */
function LinkedPicture({ item: { product, eager, flies }, isWhole, size }: LinkedPictureProps) {
  return (
    <Link to={paths.product(product.id)} tabIndex={-1} aria-hidden>
      <ProductPicture src={product.image} size={size} eager={eager} later={flies && !isWhole} />
    </Link>
  );
}

/** A product as a row, the unit of work of the store; narrow as a card of its own on a phone. */
export const ProductRow = memo(function ProductRow(item: ProductInListProps) {
  const isWhole = useWhole(item, RowBody.preload);
  const { product, offer, isNarrow, section } = item;
  const Body = isWhole ? RowBody : BareRow;
  return (
    <RowFrame $narrow={isNarrow}>
      <LinkedPicture item={item} isWhole={isWhole} size={64} />
      <Body product={product} offer={offer} isNarrow={isNarrow} section={section} />
    </RowFrame>
  );
});

/** A product as a card of the grid. */
export const ProductTile = memo(function ProductTile(item: ProductInListProps) {
  const isWhole = useWhole(item, fetchTiles);
  const { product, offer, isNarrow, section } = item;
  const Body = isWhole ? TileBody : BareTile;
  return (
    <TileFrame>
      <Picture>
        <LinkedPicture item={item} isWhole={isWhole} size={96} />
        {isWhole && <TileHeart product={product} offer={offer} />}
      </Picture>
      <Body product={product} offer={offer} isNarrow={isNarrow} section={section} />
    </TileFrame>
  );
});
