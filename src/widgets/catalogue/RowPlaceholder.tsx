import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { hasBoughtColumn, isTableLook, NameLine, type ProductItemProps } from './itemFrames.ts';
import { NarrowColumn, NarrowFooter, NarrowStock } from './narrowRowFrames.ts';
import { keepNameFocus } from './ProductPlaceholders.tsx';
import { ProductName, ProductSecondLine } from './ProductText.tsx';
import { NameCell } from './rowFrames.ts';
import { TableCode, TableDetails } from './TableTexts.tsx';

/** The note's height. What can be pressed comes with the row, which would take the focus away. */
const ReservedNote = styled.div`
  visibility: hidden;
`;

function NarrowPlaceholder({ product, note }: ProductItemProps) {
  return (
    <NarrowColumn ref={keepNameFocus}>
      <ProductName product={product} />
      <ProductSecondLine product={product} />
      <NarrowStock />
      <ReservedNote>{note}</ReservedNote>
      <NarrowFooter>
        <Skeleton $width={72} $height={18} />
      </NarrowFooter>
    </NarrowColumn>
  );
}

export function ProductRowPlaceholder(item: ProductItemProps) {
  const { product, note, look = 'narrow', isCompact = false } = item;
  if (!isTableLook(look)) return <NarrowPlaceholder {...item} />;
  return (
    <>
      <NameCell $compact={isCompact} ref={keepNameFocus}>
        <NameLine>
          <ProductName product={product} />
        </NameLine>
        {!isCompact && <TableDetails product={product} look={look} />}
        <ReservedNote>{note}</ReservedNote>
      </NameCell>
      {look === 'all' && <TableCode product={product} />}
      <span />
      {hasBoughtColumn(look) && <span />}
    </>
  );
}
