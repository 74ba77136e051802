import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';

const FactList = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 5px 20px;

  & dt {
    color: var(--wp-muted);
  }
`;

export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const facts = [
    ['code', product.code],
    ['barcode', product.barcode || product.ean],
    ['manufacturerPart', product.manufacturerPart],
    ['size', product.size],
  ] as const;
  const storeLinks = [
    { name: 'brand', value: product.brand, view: { brands: [product.brand] } },
    { name: 'line', value: product.line, view: { lines: [product.line] } },
    { name: 'subline', value: product.subline, view: { sublines: [product.subline] } },
  ] as const;
  return (
    <FactList>
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{t(`product.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {storeLinks.map(
        ({ name, value, view }) =>
          value !== '' && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{t(`product.${name}`)}</dt>
              <dd>
                <TextLink as={Link} to={paths.store(storeQuery(view))}>
                  {value}
                </TextLink>
              </dd>
            </div>
          ),
      )}
    </FactList>
  );
}
