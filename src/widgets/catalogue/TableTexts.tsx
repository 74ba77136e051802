import { memo } from 'react';
import { styled } from 'styled-components';
import type { Product } from '../../domain/catalogue/product.ts';
import { tableTexts } from '../../domain/catalogue/productTitle.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useOwnNumbers } from '../partNumbers/useOwnNumbers.ts';
import type { RowLook } from './itemFrames.ts';
import { FoundText } from './ProductText.tsx';
import { CodeCell } from './rowFrames.ts';

/** Whole where a row may grow, so that no remark is cut. */
const WholeDetails = styled.span<{ $isOneLine: boolean }>`
  color: var(--wp-muted);
  font-size: 13px;
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${({ $isOneLine }) => $isOneLine && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
`;

/** Below the name in a table: the remark, and the code where its column isn't shown. */
export const TableDetails = memo(function TableDetails({
  product,
  look,
}: {
  product: Product;
  look: RowLook;
}) {
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

export const TableCode = memo(function TableCode({ product }: { product: Product }) {
  return (
    <CodeCell>
      <FoundText productId={product.id} texts={[product.code]} />
    </CodeCell>
  );
});
