import { Skeleton } from '../../design-system/Skeleton.ts';
import { isTableLook, type ProductItemProps, TileLine } from './itemFrames.ts';
import { NarrowFooter } from './narrowRowFrames.ts';
import { ProductDetailsLine } from './ProductText.tsx';

/** A table's columns keep their width while they are empty. */
export function RowBodyPlaceholder({ look = 'narrow' }: ProductItemProps) {
  if (isTableLook(look)) return null;
  return (
    <NarrowFooter>
      <Skeleton $width={72} $height={18} />
    </NarrowFooter>
  );
}

export function TileBodyPlaceholder({ product, isNarrow }: ProductItemProps) {
  return (
    <>
      <TileLine $height={19}>{isNarrow || <ProductDetailsLine product={product} />}</TileLine>
      <TileLine $height={32}>
        <Skeleton $width={72} $height={18} />
      </TileLine>
      <Skeleton $height="var(--wp-control-height)" />
    </>
  );
}
