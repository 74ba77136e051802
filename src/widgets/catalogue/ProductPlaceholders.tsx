import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import {
  CardFooter,
  CardStep,
  CardTextColumn,
  NameLine,
  type ProductItemProps,
  StockLine,
  TextColumn,
  TileOffer,
  TileStock,
} from './itemFrames.ts';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';

const LastLine = styled.div`
  height: 19px;
`;

/** The note's height. What can be pressed comes with the row, which would take the focus away. */
const ReservedNote = styled.div`
  visibility: hidden;
`;

/** Moves the focus from the placeholder's name to that of the row which replaces it. */
const keepNameFocus = (placeholder: HTMLElement | null) => {
  const product = placeholder?.parentElement;
  return () => {
    if (!placeholder?.contains(document.activeElement)) return;
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      product?.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true });
    });
  };
};

export function ProductRowPlaceholder({ product, isNarrow, note }: ProductItemProps) {
  const Column = isNarrow ? CardTextColumn : TextColumn;
  return (
    <>
      <Column ref={keepNameFocus}>
        <NameLine $narrow={isNarrow}>
          <ProductName product={product} />
        </NameLine>
        <ProductDetailsLine product={product} />
        {isNarrow ? (
          <>
            <StockLine />
            <ReservedNote>{note}</ReservedNote>
            <CardStep />
            <CardFooter>
              <Skeleton $width={72} $height={18} />
            </CardFooter>
          </>
        ) : (
          <>
            <LastLine />
            <ReservedNote>{note}</ReservedNote>
          </>
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
