import type { ReactNode } from 'react';
import { useBestSellers } from '../../state/catalogue/useBestSellers.ts';
import { BestSellers } from './BestSellers.tsx';
import { BrandTiles } from './BrandTiles.tsx';
import { BEST_SELLERS } from './bestSellerCount.ts';
import { FlyerLink } from './FlyerLink.tsx';

export type VisitorSectionsProps = { isPending: boolean; skeleton: ReactNode; children: ReactNode };

/** The shop for who has no account. `children`: what comes after the flyer. */
export function VisitorSections({ isPending, skeleton, children }: VisitorSectionsProps) {
  const { brands } = useBestSellers(BEST_SELLERS);
  return (
    <>
      {isPending && skeleton}
      {!isPending && <FlyerLink />}
      {!isPending && children}
      {!isPending && <BestSellers />}
      {!isPending && <BrandTiles brands={brands} />}
    </>
  );
}
