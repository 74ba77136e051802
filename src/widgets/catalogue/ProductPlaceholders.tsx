import { type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CardFooter, CardTextColumn, NameLine, type ProductItemProps, TextColumn } from './itemFrames.ts';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';

const PricePlaceholder = styled.div<{ $height: number }>`
  display: grid;
  align-content: end;
  min-height: ${({ $height }) => $height}px;
`;

const StockPlaceholder = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
`;

/** Moves the focus from the placeholder's name to that of the row which replaces it. */
const useKeepNameFocus = (placeholder: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const element = placeholder.current;
    const product = element?.parentElement;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        product?.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true });
      });
    };
  }, [placeholder]);
};

export function ProductRowPlaceholder({ product, isNarrow }: ProductItemProps) {
  const { settings } = useCompany();
  const textColumn = useRef<HTMLDivElement>(null);
  useKeepNameFocus(textColumn);
  const Column = isNarrow ? CardTextColumn : TextColumn;
  return (
    <>
      <Column ref={textColumn}>
        <NameLine $narrow={isNarrow}>
          <ProductName product={product} />
        </NameLine>
        <ProductDetailsLine product={product} />
        {(isNarrow || settings.inventoryCheck) && <StockPlaceholder $height={isNarrow ? 32 : 19} />}
        {isNarrow && (
          <CardFooter>
            <Skeleton $width={72} $height={18} />
          </CardFooter>
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
  const textColumn = useRef<HTMLDivElement>(null);
  useKeepNameFocus(textColumn);
  return (
    <>
      <TextColumn ref={textColumn} $height={isNarrow ? 112 : 93}>
        <ProductName product={product} />
        <ProductDetailsLine product={product} />
      </TextColumn>
      <PricePlaceholder $height={isNarrow ? 131 : 71}>
        <Skeleton $height={36} />
      </PricePlaceholder>
    </>
  );
}
