import { type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CardFoot, CardWords, NameLine, type ProductItemProps, Words } from './itemFrames.ts';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';

/** Reserves the height of price, step and quantity. */
const PricePlaceholder = styled.div<{ $height: number }>`
  display: grid;
  align-content: end;
  min-height: ${({ $height }) => $height}px;
`;

/** Reserves the line of stock and unit. */
const StockPlaceholder = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
`;

/** Moves the focus from the placeholder's name to the same name of the full row. */
const useKeepNameFocus = (bare: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const going = bare.current;
    const product = going?.parentElement;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        product?.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true });
      });
    };
  }, [bare]);
};

/** A row before its offer and code are loaded: name and details only. */
export function ProductRowPlaceholder({ product, isNarrow }: ProductItemProps) {
  const { settings } = useCompany();
  const words = useRef<HTMLDivElement>(null);
  useKeepNameFocus(words);
  const Column = isNarrow ? CardWords : Words;
  return (
    <>
      <Column ref={words}>
        <NameLine $narrow={isNarrow}>
          <ProductName product={product} />
        </NameLine>
        <ProductDetailsLine product={product} />
        {(isNarrow || settings.inventoryCheck) && <StockPlaceholder $height={isNarrow ? 32 : 19} />}
        {isNarrow && (
          <CardFoot>
            <Skeleton $width={72} $height={18} />
          </CardFoot>
        )}
      </Column>
      {!isNarrow && (
        <>
          <Skeleton $width={64} $height={18} />
          <Skeleton $height={36} />
        </>
      )}
    </>
  );
}

export function ProductTilePlaceholder({ product, isNarrow }: ProductItemProps) {
  const words = useRef<HTMLDivElement>(null);
  useKeepNameFocus(words);
  return (
    <>
      <Words ref={words} $height={isNarrow ? 112 : 93}>
        <ProductName product={product} />
        <ProductDetailsLine product={product} />
      </Words>
      <PricePlaceholder $height={isNarrow ? 131 : 71}>
        <Skeleton $height={36} />
      </PricePlaceholder>
    </>
  );
}
