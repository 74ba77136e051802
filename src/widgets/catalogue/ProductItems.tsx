import { memo, startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { loadable } from '../../design-system/loadable.tsx';
import { paths } from '../../routing/paths.ts';
import { type Pace, Picture, type ProductItemProps, RowFrame, TileFrame } from './itemFrames.ts';
import { ProductRowPlaceholder, ProductTilePlaceholder } from './ProductPlaceholders.tsx';

/** What shows a product with its terms; bare until its code has come behind the first rows. @internal */
export const RowBody = loadable(async () => {
  await afterPaint();
  return (await import('./RowBody.tsx')).RowBody;
}, ProductRowPlaceholder);

/** @internal */
export const TileBody = loadable(async () => {
  await afterPaint();
  return (await import('./TileBody.tsx')).TileBody;
}, ProductTilePlaceholder);

const TileHeart = loadable(async () => {
  await afterPaint();
  return (await import('./TileBody.tsx')).TileHeart;
});

type ProductInListProps = ProductItemProps & {
  /** The picture is initially visible. */
  eager?: boolean;
  pace?: Pace;
  /** The offer failed to load. */
  failed?: boolean;
};

/** New rows are placeholders until their offer is loaded and scrolling slows down. Then they keep the full content. */
const useShowsDetails = (
  { offer, pace = 'rests', failed = false }: ProductInListProps,
  fetchCode: () => void,
): boolean => {
  const isReady = (offer !== null || failed) && pace === 'rests';
  const [isWhole, setWhole] = useState(isReady);
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

/** The picture is a link for pointers; the name is the link for keyboards. */
function LinkedPicture({ item: { product, eager, pace }, isWhole, size }: LinkedPictureProps) {
  return (
    <Link to={paths.product(product.id)} tabIndex={-1} aria-hidden>
      <ProductPicture src={product.image} size={size} eager={eager} later={pace === 'flies' && !isWhole} />
    </Link>
  );
}

/** A product as a row, or as a card on narrow screens. */
export const ProductRow = memo(function ProductRow(item: ProductInListProps) {
  const isWhole = useShowsDetails(item, RowBody.preload);
  const { product, offer, isNarrow, section } = item;
  const Body = isWhole ? RowBody : ProductRowPlaceholder;
  return (
    <RowFrame $narrow={isNarrow}>
      <LinkedPicture item={item} isWhole={isWhole} size={64} />
      <Body product={product} offer={offer} isNarrow={isNarrow} section={section} />
    </RowFrame>
  );
});

/** A product as a grid card. */
export const ProductTile = memo(function ProductTile(item: ProductInListProps) {
  const isWhole = useShowsDetails(item, fetchTiles);
  const { product, offer, isNarrow, section } = item;
  const Body = isWhole ? TileBody : ProductTilePlaceholder;
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
