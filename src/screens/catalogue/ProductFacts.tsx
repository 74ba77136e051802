import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Card } from '../../design-system/Card.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { Unbroken } from '../../design-system/Unbroken.tsx';
import type { Product } from '../../domain/catalogue/product.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';

const FactsCard = styled(Card)`
  padding-block: 12px;

  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
    gap: 8px 28px;
  }

  & div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }

  & dt {
    color: var(--wp-muted);
  }

  & dd {
    flex: none;
    max-width: 65%;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const facts = [
    { name: 'barcode', value: product.barcode || product.ean },
    { name: 'manufacturerPart', value: product.manufacturerPart },
    { name: 'size', value: product.size },
    { name: 'line', value: product.line, view: { lines: [product.line] } },
    { name: 'subline', value: product.subline, view: { sublines: [product.subline] } },
  ] as const;
  const known = facts.filter(({ value }) => value !== '');
  if (known.length === 0) return null;
  return (
    <FactsCard as="div">
      <dl>
        {known.map((fact) => (
          <div key={fact.name}>
            <dt>{t(`product.${fact.name}`)}</dt>
            <dd>
              {'view' in fact ? (
                <TextLink as={Link} to={paths.store(storeQuery(fact.view))}>
                  {fact.value}
                </TextLink>
              ) : (
                <Unbroken text={fact.value} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </FactsCard>
  );
}
