import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Product } from '../../domain/catalogue/product.ts';
import { tableTexts } from '../../domain/catalogue/productTitle.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useOwnNumbers } from '../partNumbers/useOwnNumbers.ts';
import { isTableLook, NameLine, type RowLook } from './itemFrames.ts';
import { HeartPlace, NarrowTextColumn } from './narrowRowFrames.ts';
import { FoundText, ProductName, ProductSecondLine } from './ProductText.tsx';
import { CodeCell, NameCell } from './rowFrames.ts';

/** Whole where a row may grow, so that no remark is cut. */
const WholeDetails = styled.span<{ $isOneLine: boolean }>`
  color: var(--wp-muted);
  font-size: 12.5px;
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${({ $isOneLine }) => $isOneLine && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
`;

// Below the name in a table: the remark, and the code where its column isn't shown.
const TableDetails = memo(function TableDetails({ product, look }: { product: Product; look: RowLook }) {
  const { settings } = useCompany();
  const ownNumbers = useOwnNumbers()(product.id);
  const { name, remark, code } = tableTexts(product, settings);
  const details = [look === 'all' ? '' : code, ownNumbers, remark].filter((text) => text && text !== name);
  return (
    details.length > 0 && (
      <WholeDetails $isOneLine={look === 'slim'} title={look === 'slim' ? details.join(' · ') : undefined}>
        <FoundText productId={product.id} texts={details} />
      </WholeDetails>
    )
  );
});

const TableCode = memo(function TableCode({ product }: { product: Product }) {
  return (
    <CodeCell>
      <FoundText productId={product.id} texts={[product.code]} />
    </CodeCell>
  );
});

type RowTextsProps = {
  product: Product;
  look: RowLook;
  isCompact: boolean;
  heart: ReactNode;
  note: ReactNode;
};

/** What a row says before its offer is known, and after. A narrow row's heart is on the corner of its picture. */
export function RowTexts({ product, look, isCompact, heart, note }: RowTextsProps) {
  if (!isTableLook(look))
    return (
      <NarrowTextColumn>
        <ProductName product={product} />
        {heart && <HeartPlace>{heart}</HeartPlace>}
        <ProductSecondLine product={product} />
        {note}
      </NarrowTextColumn>
    );
  return (
    <>
      <NameCell $compact={isCompact}>
        <NameLine>
          <ProductName product={product} />
          {heart}
        </NameLine>
        {!isCompact && <TableDetails product={product} look={look} />}
        {note}
      </NameCell>
      {look === 'all' && <TableCode product={product} />}
    </>
  );
}
