import { Skeleton } from '../../design-system/Skeleton.ts';
import { type ProductItemProps, TextColumn, TileOffer, TileStock } from './itemFrames.ts';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';

/** Moves the focus from the placeholder's name to that of the row which replaces it. */
export const keepNameFocus = (placeholder: HTMLElement | null) => {
  const product = placeholder?.parentElement;
  return () => {
    if (!placeholder?.contains(document.activeElement)) return;
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      product?.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true });
    });
  };
};

export function ProductTilePlaceholder({ product, isNarrow }: ProductItemProps) {
  return (
    <>
      <div ref={keepNameFocus}>
        <TextColumn $height={60}>
          <ProductName product={product} />
          <ProductDetailsLine product={product} />
        </TextColumn>
        <TileStock />
      </div>
      <TileOffer $narrow={isNarrow}>
        <Skeleton $height={36} />
      </TileOffer>
    </>
  );
}
