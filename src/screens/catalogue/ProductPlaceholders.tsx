import { type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CardFoot, CardWords, NameLine, type ProductItemProps, Words } from './itemFrames.ts';
import { ProductFacts, ProductName } from './ProductWords.tsx';

/** As high as the price, step and quantity of a card. */
const PricePlaceholder = styled.div<{ $height: number }>`
  display: grid;
  align-content: end;
  min-height: ${({ $height }) => $height}px;
`;

/** The line that stock and unit will take. */
const StockPlaceholder = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
`;

/** Who stands on a product's name as the bare body goes stands on the same name of the whole one. */
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

/** What a row shows of a product before its price: its words don't wait for the customer's terms, nor for the code that shows them. */
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
        <ProductFacts product={product} />
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

/** The same as a card of the grid. */
export function ProductTilePlaceholder({ product, isNarrow }: ProductItemProps) {
  const words = useRef<HTMLDivElement>(null);
  useKeepNameFocus(words);
  return (
    <>
      <Words ref={words} $height={isNarrow ? 112 : 93}>
        <ProductName product={product} />
        <ProductFacts product={product} />
      </Words>
      <PricePlaceholder $height={isNarrow ? 131 : 71}>
        <Skeleton $height={36} />
      </PricePlaceholder>
    </>
  );
}
