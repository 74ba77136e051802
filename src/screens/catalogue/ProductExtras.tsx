import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { DealGrid } from '../../components/DealGrid.tsx';
import { useAddedNotice } from '../../components/useAddedNotice.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { paths } from '../../routing/paths.ts';
import { useDeals } from '../../state/deals/useDeals.ts';
import { useRelated } from '../../state/recommendations/useRelated.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

const MOST_RELATED = 4;

const Section = styled.section`
  display: grid;
  gap: 10px;
  margin-block-start: 24px;
`;

function ProductDeals({ productId }: { productId: number }) {
  const { t } = useTranslation('deals');
  const navigate = useNavigate();
  const notice = useAddedNotice(() => void navigate(paths.cart()));
  const id = useId();
  const { deals, offers, terms, isOpen, status, fill } = useDeals({ at: useLocation(), productId });
  if (status !== 'ready' || deals.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {t('ofProduct')}
      </Heading>
      <DealGrid
        deals={deals}
        offers={offers}
        terms={{ ...terms, hrefOf: paths.product }}
        disabled={!isOpen || !offers}
        onFill={(deal, conditions) =>
          notice({
            added: fill(deal, conditions),
            asked: conditions.length,
            whenAll: t('filled', { deal: deal.name }),
          })
        }
      />
    </Section>
  );
}

function Related({ product }: { product: Product }) {
  const { t } = useTranslation('recommendations');
  const id = useId();
  const { kind, products } = useRelated(product, MOST_RELATED);
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {kind === 'recommended'
          ? t('product.recommended')
          : t('product.similar', { subline: product.subline })}
      </Heading>
      <RelatedProducts offers={products} section={kind === 'recommended' ? 'recommendation' : 'similar'} />
    </Section>
  );
}

/** Deals and related products (experience: Product). */
export function ProductExtras({ product }: { product: Product }) {
  return (
    <>
      <ProductDeals productId={product.id} />
      <Related product={product} />
    </>
  );
}
