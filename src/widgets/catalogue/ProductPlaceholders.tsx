import { Skeleton } from '../../design-system/Skeleton.ts';
import { type ProductItemProps, TextColumn, TileLine, TileName, TileOffer, TileStock } from './itemFrames.ts';
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

function WidePlaceholder({ product }: Pick<ProductItemProps, 'product'>) {
  return (
    <>
      <TileName ref={keepNameFocus}>
        <ProductName product={product} />
      </TileName>
      <TileLine $height={19}>
        <ProductDetailsLine product={product} />
      </TileLine>
      <TileLine $height={32}>
        <Skeleton $width={72} $height={18} />
      </TileLine>
      <Skeleton $height="var(--wp-control-height)" />
    </>
  );
}

export function ProductTilePlaceholder({ product, isNarrow }: ProductItemProps) {
  if (!isNarrow) return <WidePlaceholder product={product} />;
  return (
    <>
      <div ref={keepNameFocus}>
        <TextColumn $height={60}>
          <ProductName product={product} />
          <ProductDetailsLine product={product} />
        </TextColumn>
        <TileStock />
      </div>
      <TileOffer>
        <Skeleton $height={36} />
      </TileOffer>
    </>
  );
}
