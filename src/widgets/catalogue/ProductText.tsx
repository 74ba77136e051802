import { Fragment, memo, useContext } from 'react';
import { styled } from 'styled-components';
import { highlightText } from '../../components/highlightText.tsx';
import { Link } from '../../components/Link.tsx';
import { hover } from '../../design-system/theme/media.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useOwnNumbers } from '../partNumbers/useOwnNumbers.ts';
import { SearchHighlights } from './searchHighlights.ts';

const NameLink = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin-block: -2px 0;
  padding-block: 2px 0;
  overflow: hidden;
  border-radius: 3px;
  font-weight: 650;
  text-wrap: balance;

  /* The ring doesn't cross the code below. */
  &&:focus-visible {
    outline-offset: -2px;
  }

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

export function FoundText({ productId, texts }: { productId: number; texts: readonly string[] }) {
  const highlights = useContext(SearchHighlights).get(productId);
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      {highlightText(text, highlights)}
    </Fragment>
  ));
}

export const ProductName = memo(function ProductName({ product }: { product: Product }) {
  const { settings } = useCompany();
  const { name } = productTitle(product, settings);
  return (
    <NameLink to={paths.product(product.id)} title={name}>
      <FoundText productId={product.id} texts={[name]} />
    </NameLink>
  );
});

export const ProductDetailsLine = memo(function ProductDetailsLine({ product }: { product: Product }) {
  const { settings } = useCompany();
  const ownNumbers = useOwnNumbers()(product.id);
  const { name, second, details: others } = productTitle({ ...product, barcode: '' }, settings);
  // The last one may be cut: what the product is chosen by comes before the code.
  const details = [...new Set([ownNumbers, second, ...others])].filter((text) => text && text !== name);
  return (
    details.length > 0 && (
      <Details title={details.join(' · ')}>
        <FoundText productId={product.id} texts={details} />
      </Details>
    )
  );
});

const SecondLine = styled(Details)`
  flex: none;
  line-height: 19px;
`;

/** Where there is room for one line: what the product is chosen by, and no code or barcode beside it. */
export const ProductSecondLine = memo(function ProductSecondLine({ product }: { product: Product }) {
  const { settings } = useCompany();
  const ownNumbers = useOwnNumbers()(product.id);
  const { name, second } = productTitle(product, settings);
  const details = [ownNumbers, second].filter((text) => text && text !== name);
  return (
    details.length > 0 && (
      <SecondLine title={details.join(' · ')}>
        <FoundText productId={product.id} texts={details} />
      </SecondLine>
    )
  );
});
