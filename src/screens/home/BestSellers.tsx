import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { useBestSellers } from '../../state/catalogue/useBestSellers.ts';
import { ProductTiles } from '../../widgets/catalogue/ProductTiles.tsx';
import { BEST_SELLERS } from './bestSellerCount.ts';
import { Section, SectionHeader } from './Section.ts';

export function BestSellers() {
  const { t } = useTranslation('home');
  const id = useId();
  const { products } = useBestSellers(BEST_SELLERS);
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHeader>
        <Heading as="h2" id={id}>
          {t('bestSellers')}
        </Heading>
        <TextLink as={Link} to={paths.store(storeQuery({ sort: 'popular' }))}>
          {t('allBestSellers')}
        </TextLink>
      </SectionHeader>
      <ProductTiles offers={products} section="best_sellers" />
    </Section>
  );
}
