import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../app/paths.ts';
import { hover } from '../../design-system/theme/media.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { useCompany } from '../../state/usePortal.ts';

const Name = styled(Link)<{ $lines: number }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
  margin-block: -2px;
  padding-block: 2px;
  overflow: hidden;
  border-radius: 3px;
  font-weight: 650;
  text-wrap: pretty;
  ${hover} {
    &:hover {
      color: var(--wp-brand-text);
    }
  }
`;

const Details = styled.span`
  overflow: hidden;
  color: var(--wp-muted);
  font-size: 13px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The product's name, or what the company shows in its place, as the link to it. */
export function ProductName({ product, lines = 2 }: { product: Product; lines?: number }) {
  const { settings } = useCompany();
  return (
    <Name to={paths.product(product.id)} $lines={lines}>
      {productTitle(product, settings).name}
    </Name>
  );
}

/** Code and barcode, or code and remark, as the company set it. */
export function ProductFacts({ product }: { product: Product }) {
  const { settings } = useCompany();
  const { details } = productTitle(product, settings);
  return details.length > 0 && <Details>{details.join(' · ')}</Details>;
}
