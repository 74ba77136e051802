import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { paths } from '../../routing/paths.ts';
import { useBestSellers } from '../../state/catalogue/useBestSellers.ts';
import { useCategoryBundles } from '../../state/catalogue/useCatalogue.ts';
import { useCompany } from '../../state/usePortal.ts';
import { BundleTiles } from './BundleTiles.tsx';
import { BEST_SELLERS } from './bestSellerCount.ts';
import { TilesSkeleton } from './HomeTiles.tsx';
import { VisitorSections } from './lazyShopParts.tsx';

const Entrance = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The shop of an open portal: the way in, categories, best sellers and brands, all at once. */
export function VisitorHome() {
  const { t } = useTranslation('layout');
  const { newCustomersDisabled } = useCompany().settings;
  const bundles = useCategoryBundles();
  const bestSellers = useBestSellers(BEST_SELLERS);
  return (
    <>
      <Entrance>
        <ButtonLink as={Link} to={paths.login()} $variant="primary">
          {t('account.logIn')}
        </ButtonLink>
        {!newCustomersDisabled && (
          <ButtonLink as={Link} to={paths.signup()}>
            {t('account.createAccount')}
          </ButtonLink>
        )}
      </Entrance>
      <VisitorSections isPending={!bundles.isFetched || bestSellers.isPending} skeleton={<TilesSkeleton />}>
        <BundleTiles />
      </VisitorSections>
    </>
  );
}
