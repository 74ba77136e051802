import { memo } from 'react';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { isTableLook, type RowLook } from './itemFrames.ts';
import {
  ItemHeart,
  LinkedPicture,
  loadBodies,
  type ProductInListProps,
  useShowsDetails,
} from './ProductItems.tsx';
import { RowBodyPlaceholder } from './ProductPlaceholders.tsx';
import { RowTexts } from './RowTexts.tsx';
import { RowFrame } from './rowFrames.ts';

export const RowBody = lazyWithRetry(() => loadBodies().then((module) => module.RowBody), RowBodyPlaceholder);

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
    lastPurchase,
    note,
    look = 'narrow',
    isCompact = false,
    bought,
  } = item;
  const Body = showsDetails ? RowBody : RowBodyPlaceholder;
  return (
    <RowFrame $look={look} $compact={isCompact}>
      <LinkedPicture item={item} showsDetails={showsDetails} size={pictureSize(look, isCompact)} />
      <RowTexts
        product={product}
        look={look}
        isCompact={isCompact}
        heart={
          showsDetails && (
            <ItemHeart product={product} offer={offer} variant={isTableLook(look) ? 'line' : 'corner'} />
          )
        }
        note={note}
      />
      <Body
        product={product}
        offer={offer}
        isNarrow={isNarrow}
        section={section}
        initial={initial}
        lastPurchase={lastPurchase}
        look={look}
        isCompact={isCompact}
        bought={bought}
      />
    </RowFrame>
  );
});
