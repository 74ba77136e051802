import { memo, Suspense } from 'react';
import { styled } from 'styled-components';
import type { YearSums } from '../../domain/history/yearSums.ts';
import { BundleTiles } from './BundleTiles.tsx';
import { HomeDeals } from './HomeDeals.tsx';
import { HomeTiles, TilesSkeleton } from './HomeTiles.tsx';
import { BestSellers, FlyerLink } from './lazyShopParts.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { SmartOrder } from './SmartOrder.tsx';
import { SmartOrderSkeleton } from './SmartOrderFrame.tsx';
import { useHome } from './useHome.ts';
import { YearTile } from './YearTile.tsx';

/** What is below the tiles is loaded with them, and shown after them, so that they don't move it. */
const Sections = styled.div`
  display: grid;
  gap: inherit;
`;

type CustomerSectionsProps = {
  hasSmartOrder: boolean;
  isNew: boolean;
  isPhone: boolean;
  /** On a phone the year comes after the smart order; elsewhere it is one of the tiles. */
  year: YearSums | null;
};

/** Not rendered again with each answer that only the tiles show. */
const CustomerSections = memo(function CustomerSections({
  hasSmartOrder,
  isNew,
  isPhone,
  year,
}: CustomerSectionsProps) {
  return (
    <>
      {hasSmartOrder && (
        <Suspense fallback={<SmartOrderSkeleton />}>
          <SmartOrder isPhone={isPhone} />
        </Suspense>
      )}
      {year && <YearTile year={year} isPhone />}
      {!isNew && <RecentOrders isPhone={isPhone} />}
      <Suspense>
        <HomeDeals isPhone={isPhone} />
      </Suspense>
      {isNew ? <ShopSections /> : <BundleTiles />}
    </>
  );
});

/** What a customer came for: what waits and what is owed first, then what they usually buy. `isPhone`: in rows. */
export function CustomerHome({ isPhone }: { isPhone: boolean }) {
  const { isPending, tiles, hasSmartOrder, hasOrders } = useHome();
  const isNew = !isPending && !hasSmartOrder && !hasOrders;
  return (
    <>
      {isPending && (
        <>
          <TilesSkeleton />
          <SmartOrderSkeleton />
        </>
      )}
      <Sections hidden={isPending}>
        {!isPending && <HomeTiles tiles={isPhone ? { ...tiles, year: null } : tiles} isPhone={isPhone} />}
        <CustomerSections
          hasSmartOrder={hasSmartOrder}
          isNew={isNew}
          isPhone={isPhone}
          year={isPhone && !isPending ? tiles.year : null}
        />
      </Sections>
    </>
  );
}

function ShopSections() {
  return (
    <>
      <Suspense>
        <FlyerLink />
      </Suspense>
      <BundleTiles />
      <Suspense>
        <BestSellers />
      </Suspense>
    </>
  );
}
