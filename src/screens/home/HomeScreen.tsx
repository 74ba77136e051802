import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { BundleTiles } from './BundleTiles.tsx';
import { FlyerLink } from './FlyerLink.tsx';
import { HomeDeals } from './HomeDeals.tsx';
import { HomeTiles, TilesSkeleton } from './HomeTiles.tsx';
import { BestSellers } from './lazyBestSellers.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { SmartOrder } from './SmartOrder.tsx';
import { SmartOrderSkeleton } from './SmartOrderFrame.tsx';
import { useHome } from './useHome.ts';
import { VisitorHome } from './VisitorHome.tsx';

const Page = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  width: min(100%, 1280px);
  min-height: var(--wp-screen, 100dvh);
  margin-inline: auto;
  padding: 24px 24px 40px;

  ${phone} {
    gap: 14px;
    padding: 14px 12px 24px;
  }
`;

const Title = styled.h1`
  font-size: 24px;
  line-height: 32px;
  letter-spacing: -0.02em;
`;

/** What is below the tiles is loaded with them, and shown after them, so that they don't move it. */
const Sections = styled.div`
  display: grid;
  gap: inherit;
`;

type CustomerSectionsProps = { hasSmartOrder: boolean; isNew: boolean };

/** Not rendered again with each answer that only the tiles show. */
const CustomerSections = memo(function CustomerSections({ hasSmartOrder, isNew }: CustomerSectionsProps) {
  return (
    <>
      {hasSmartOrder && (
        <Suspense fallback={<SmartOrderSkeleton />}>
          <SmartOrder />
        </Suspense>
      )}
      {!isNew && <RecentOrders />}
      <Suspense>
        <HomeDeals />
      </Suspense>
      {isNew ? <ShopSections /> : <BundleTiles />}
    </>
  );
});

function CustomerHome() {
  const { isPending, tiles, hasSmartOrder, hasOrders } = useHome();
  return (
    <>
      {isPending && (
        <>
          <TilesSkeleton />
          <SmartOrderSkeleton />
        </>
      )}
      <Sections hidden={isPending}>
        {!isPending && <HomeTiles tiles={tiles} />}
        <CustomerSections hasSmartOrder={hasSmartOrder} isNew={!isPending && !hasSmartOrder && !hasOrders} />
      </Sections>
    </>
  );
}

/** For who hasn't ordered yet. */
function ShopSections() {
  return (
    <>
      <FlyerLink />
      <BundleTiles />
      <Suspense>
        <BestSellers />
      </Suspense>
    </>
  );
}

export function HomeScreen() {
  /** Both namespaces load at once; a later one would suspend the screen again. */
  const { t } = useTranslation(['home', 'orders']);
  const company = useCompany();
  const customer = useCustomer();
  return (
    <Page>
      <Title data-page={t('page')}>
        {customer ? customer.clientName : t('welcome', { company: company.name })}
      </Title>
      {customer ? <CustomerHome /> : <VisitorHome />}
    </Page>
  );
}
