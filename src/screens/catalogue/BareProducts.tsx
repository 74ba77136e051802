import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { Picture, type ProductItemProps, RowFrame, TileFrame, Words } from './itemFrames.ts';
import { ProductFacts, ProductName } from './ProductWords.tsx';

const Foot = styled.div`
  display: flex;
  align-items: flex-end;
  height: 49px;
`;

/** A product before its price: names and pictures don't wait for the customer's terms, nor for the code that shows them. */
export function BareRow({ product, eager = false, isNarrow }: ProductItemProps) {
  return (
    <RowFrame $narrow={isNarrow}>
      <ProductPicture src={product.image} eager={eager} />
      <Words>
        <ProductName product={product} lines={isNarrow ? 2 : 1} />
        <ProductFacts product={product} />
        {isNarrow && (
          <Foot>
            <Skeleton $width={72} $height={18} />
          </Foot>
        )}
      </Words>
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
export function BareTile({ product, eager = false }: ProductItemProps) {
  return (
    <TileFrame>
      <Picture>
        <ProductPicture src={product.image} size={96} eager={eager} />
      </Picture>
      <Words>
        <ProductName product={product} />
        <ProductFacts product={product} />
      </Words>
      <Skeleton $height={36} />
    </TileFrame>
  );
}
