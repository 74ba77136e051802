import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Heading } from '../../design-system/Heading.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { useDeals } from '../../state/deals/useDeals.ts';
import { useRelated } from '../../state/recommendations/useRelated.ts';
import { ProductTiles } from '../../widgets/catalogue/ProductTiles.tsx';
import { DealsSection } from '../../widgets/deals/DealsSection.tsx';

const MAX_RELATED = 4;

const Section = styled.section`
  display: grid;
  gap: 10px;
  margin-block-start: 24px;
`;

const DealsFrame = styled.div`
  margin-block-start: 24px;

  &:empty {
    display: none;
  }
`;

function ProductDeals({ productId }: { productId: number }) {
  const { t } = useTranslation('deals');
  const deals = useDeals({ at: useLocation(), productId });
  return (
    <DealsFrame>
      <DealsSection title={t('ofProduct')} deals={deals} />
    </DealsFrame>
  );
}

function RelatedSection({ product }: { product: Product }) {
  const { t } = useTranslation('recommendations');
  const id = useId();
  const { kind, products } = useRelated(product, MAX_RELATED);
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {kind === 'similar' ? t('product.similar', { subline: product.subline }) : t(`product.${kind}`)}
      </Heading>
      <ProductTiles offers={products} section={kind} />
    </Section>
  );
}

export function ProductExtras({ product }: { product: Product }) {
  return (
    <>
      <ProductDeals productId={product.id} />
      <RelatedSection product={product} />
    </>
  );
}
