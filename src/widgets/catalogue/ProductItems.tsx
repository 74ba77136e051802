import { memo, startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { VirtualRows } from '../../components/VirtualList.tsx';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { paths } from '../../routing/paths.ts';
import { Picture, type ProductItemProps, RowFrame, TileFrame } from './itemFrames.ts';
import { ProductRowPlaceholder, ProductTilePlaceholder } from './ProductPlaceholders.tsx';

/**
 * Behind the first paint, which it would hold up; and not before the virtual list, whose rows replace the first ones: what is
 * typed into a row would be lost with it.
 */
const loadBodies = () => import(/* webpackChunkName: "product" */ './productBodies.ts');
const load = async () => {
  await afterPaint();
  const [bodies] = await Promise.all([loadBodies(), VirtualRows.load()]);
  return bodies;
};

/** Prices, quantities and hearts come with the product page's code; names and pictures don't wait for them. @internal */
export const RowBody = lazyWithRetry(() => load().then((module) => module.RowBody), ProductRowPlaceholder);
/** @internal */
export const TileBody = lazyWithRetry(() => load().then((module) => module.TileBody), ProductTilePlaceholder);
const TileHeart = lazyWithRetry(() => load().then((module) => module.TileHeart));

type ProductInListProps = ProductItemProps & {
  /** The picture is initially visible. */
  eager?: boolean;
  isFastScrolling?: boolean;
  /** The offers couldn't be loaded. */
  failed?: boolean;
};

/**
 * A product shows its placeholder until its offer is there and the list no longer scrolls fast; then its details, for good. So a
 * new search shows its names at once, and a flick renders no row that nobody reads.
 */
const useShowsDetails = (
  { offer, isFastScrolling = false, failed = false }: ProductInListProps,
  preload: () => void,
): boolean => {
  const isReady = (offer !== null || failed) && !isFastScrolling;
  const [showsDetails, setShowsDetails] = useState(isReady);
  useEffect(preload, [preload]);
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    void afterPaint().then(() => isCurrent && startTransition(() => setShowsDetails(true)));
    return () => {
      isCurrent = false;
    };
  }, [isReady]);
  return showsDetails;
};

type LinkedPictureProps = { item: ProductInListProps; showsDetails: boolean; size: number };

/** The picture as a link for the pointer; the name is the one for the keyboard. */
function LinkedPicture({
  item: { product, eager, isFastScrolling },
  showsDetails,
  size,
}: LinkedPictureProps) {
  return (
    <Link to={paths.product(product.id)} tabIndex={-1} aria-hidden>
      <ProductPicture
        src={product.image}
        size={size}
        eager={eager}
        later={isFastScrolling && !showsDetails}
      />
    </Link>
  );
}

/** A product as a row, or as a card on narrow screens. */
export const ProductRow = memo(function ProductRow(item: ProductInListProps) {
  const showsDetails = useShowsDetails(item, RowBody.preload);
  const { product, offer, isNarrow, section } = item;
  const Body = showsDetails ? RowBody : ProductRowPlaceholder;
  return (
    <RowFrame $narrow={isNarrow}>
      <LinkedPicture item={item} showsDetails={showsDetails} size={64} />
      <Body product={product} offer={offer} isNarrow={isNarrow} section={section} />
    </RowFrame>
  );
});

/** A product as a grid card. */
export const ProductTile = memo(function ProductTile(item: ProductInListProps) {
  const showsDetails = useShowsDetails(item, TileBody.preload);
  const { product, offer, isNarrow, section } = item;
  const Body = showsDetails ? TileBody : ProductTilePlaceholder;
  return (
    <TileFrame>
      <Picture>
        <LinkedPicture item={item} showsDetails={showsDetails} size={96} />
        {showsDetails && <TileHeart product={product} offer={offer} />}
      </Picture>
      <Body product={product} offer={offer} isNarrow={isNarrow} section={section} />
    </TileFrame>
  );
});
