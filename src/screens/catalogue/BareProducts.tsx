import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useCompany } from '../../state/usePortal.ts';
import {
  CardFoot,
  CardWords,
  NameLine,
  Picture,
  type ProductItemProps,
  RowFrame,
  TileFrame,
  Words,
} from './itemFrames.ts';
import { ProductFacts, ProductName } from './ProductWords.tsx';

/** As high as the price, step and quantity of a card. */
const Terms = styled.div<{ $height: number }>`
  display: grid;
  align-content: end;
  min-height: ${({ $height }) => $height}px;
`;

/** The line that stock and unit will take. */
const StockToCome = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
`;

/** A product before its price: names and pictures don't wait for the customer's terms, nor for the code that shows them. */
export function BareRow({ product, eager = false, isNarrow }: ProductItemProps) {
  const { settings } = useCompany();
  const Column = isNarrow ? CardWords : Words;
  return (
    <RowFrame $narrow={isNarrow}>
      <ProductPicture src={product.image} eager={eager} />
      <Column>
        <NameLine $narrow={isNarrow}>
          <ProductName product={product} />
        </NameLine>
        <ProductFacts product={product} />
        {(isNarrow || settings.inventoryCheck) && <StockToCome $height={isNarrow ? 32 : 19} />}
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
    </RowFrame>
  );
}

/** The same as a card of the grid. */
export function BareTile({ product, eager = false, isNarrow }: ProductItemProps) {
  return (
    <TileFrame>
      <Picture>
        <ProductPicture src={product.image} size={96} eager={eager} />
      </Picture>
      <Words $height={isNarrow ? 112 : 93}>
        <ProductName product={product} />
        <ProductFacts product={product} />
      </Words>
      <Terms $height={isNarrow ? 131 : 71}>
        <Skeleton $height={36} />
      </Terms>
    </TileFrame>
  );
}
