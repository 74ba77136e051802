import { focusedElement } from '../../design-system/focusedElement.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { type ProductItemProps, TileLine, TileName } from './itemFrames.ts';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';

/** Moves the focus from the placeholder's name to that of the row which replaces it. */
export const keepNameFocus = (placeholder: HTMLElement | null) => {
  const product = placeholder?.parentElement;
  return () => {
    if (!placeholder?.contains(focusedElement())) return;
    requestAnimationFrame(() => {
      if (focusedElement() !== document.body) return;
      product?.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true });
    });
  };
};

export function ProductTilePlaceholder({ product, isNarrow }: ProductItemProps) {
  return (
    <>
      <TileName $narrow={isNarrow} ref={keepNameFocus}>
        <ProductName product={product} />
      </TileName>
      <TileLine $height={19}>
        <ProductDetailsLine product={product} />
      </TileLine>
      <TileLine $height={isNarrow ? 60 : 32} $wraps={isNarrow}>
        <Skeleton $width={72} $height={18} />
      </TileLine>
      <Skeleton $height="var(--wp-control-height)" />
    </>
  );
}
