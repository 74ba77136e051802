import { Fragment, useContext } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Marked } from '../../components/Marked.tsx';
import { hover } from '../../design-system/theme/media.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany } from '../../state/usePortal.ts';
import { SearchHighlights } from './searchHighlights.ts';

/** At most two lines; the tooltip has the full name. */
const Name = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
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

/** The product's title as a link. */
export function ProductName({ product }: { product: Product }) {
  const { settings } = useCompany();
  const marks = useContext(SearchHighlights).get(product.id);
  const { name } = productTitle(product, settings);
  return (
    <Name to={paths.product(product.id)} title={name}>
      <Marked text={name} marks={marks} />
    </Name>
  );
}

/** Code, barcode and remark, by the company's settings. */
export function ProductDetailsLine({ product }: { product: Product }) {
  const { settings } = useCompany();
  const marks = useContext(SearchHighlights).get(product.id);
  const { details } = productTitle(product, settings);
  return (
    details.length > 0 && (
      <Details title={details.join(' · ')}>
        {details.map((text, at) => (
          <Fragment key={text}>
            {at > 0 && ' · '}
            <Marked text={text} marks={marks} />
          </Fragment>
        ))}
      </Details>
    )
  );
}
