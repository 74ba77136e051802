import { memo } from 'react';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import type { RowLook } from './itemFrames.ts';
import { LinkedPicture, loadBodies, type ProductInListProps, useShowsDetails } from './ProductItems.tsx';
import { ProductRowPlaceholder } from './RowPlaceholder.tsx';
import { RowFrame } from './rowFrames.ts';

export const RowBody = lazyWithRetry(
  () => loadBodies().then((module) => module.RowBody),
  ProductRowPlaceholder,
);
/** Px. */
const pictureSize = (look: RowLook, isCompact: boolean): number => {
  if (look === 'narrow') return 84;
  if (look === 'slim') return 40;
  return isCompact ? 32 : 46;
};

export const ProductRow = memo(function ProductRow(item: ProductInListProps) {
  const showsDetails = useShowsDetails(item, RowBody.preload);
  const {
    product,
    offer,
    isNarrow,
    section,
    initial,
    usualUnit,
    note,
    look = 'narrow',
    isCompact = false,
    bought,
  } = item;
  const Body = showsDetails ? RowBody : ProductRowPlaceholder;
  return (
    <RowFrame $look={look} $compact={isCompact}>
      <LinkedPicture item={item} showsDetails={showsDetails} size={pictureSize(look, isCompact)} />
      <Body
        product={product}
        offer={offer}
        isNarrow={isNarrow}
        section={section}
        initial={initial}
        usualUnit={usualUnit}
        note={note}
        look={look}
        isCompact={isCompact}
        bought={bought}
      />
    </RowFrame>
  );
});
