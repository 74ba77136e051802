import { memo, startTransition, useEffect, useState } from 'react';
import { Link } from '../../components/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { untilCodeMayLoad } from '../../design-system/untilCodeMayLoad.ts';
import { paths } from '../../routing/paths.ts';
import { PictureFrame, type ProductItemProps, TileFrame, TileName } from './itemFrames.ts';
import { TileBodyPlaceholder } from './ProductPlaceholders.tsx';
import { ProductName } from './ProductText.tsx';

export const loadBodies = async () => {
  await untilCodeMayLoad();
  return import(/* webpackChunkName: "product" */ './productBodies.ts');
};

/** Prices, quantities and hearts come with the product page's code; names and pictures don't wait for them, and stay. */
export const TileBody = lazyWithRetry(
  () => loadBodies().then((module) => module.TileBody),
  TileBodyPlaceholder,
);
export const ItemHeart = lazyWithRetry(() => loadBodies().then((module) => module.FavouriteHeart));

export type ProductInListProps = ProductItemProps & {
  eager?: boolean;
  isFastScrolling?: boolean;
  failed?: boolean;
};

/**
 * A row shows its details when its offer is loaded and the list doesn't scroll fast, and keeps them. So a new search
 * shows its names at once, and fast scrolling renders no row that nobody reads.
 */
export const useShowsDetails = (
  { offer, isFastScrolling = false, failed = false }: ProductInListProps,
  preload: () => void,
): boolean => {
  const isReady = (offer !== null || failed) && !isFastScrolling;
  const [showsDetails, setShowsDetails] = useState(isReady);
  useEffect(() => {
    preload();
    // At once, so that the rows of a list show them together; a transition, so that their names are painted before.
    if (isReady) startTransition(() => setShowsDetails(true));
  }, [isReady, preload]);
  return showsDetails;
};

type LinkedPictureProps = { item: ProductInListProps; showsDetails: boolean; size: number };

/** For the pointer; the name is the link for the keyboard. */
export function LinkedPicture({
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
        deferred={isFastScrolling && !showsDetails}
      />
    </Link>
  );
}

export const ProductTile = memo(function ProductTile(item: ProductInListProps) {
  const showsDetails = useShowsDetails(item, TileBody.preload);
  const { product, offer, isNarrow, section, lastPurchase } = item;
  const Body = showsDetails ? TileBody : TileBodyPlaceholder;
  return (
    <TileFrame $narrow={isNarrow}>
      <PictureFrame>
        <LinkedPicture item={item} showsDetails={showsDetails} size={isNarrow ? 88 : 136} />
        {showsDetails && <ItemHeart product={product} offer={offer} variant="corner" />}
      </PictureFrame>
      <TileName $narrow={isNarrow}>
        <ProductName product={product} />
      </TileName>
      <Body
        product={product}
        offer={offer}
        isNarrow={isNarrow}
        section={section}
        lastPurchase={lastPurchase}
      />
    </TileFrame>
  );
});
