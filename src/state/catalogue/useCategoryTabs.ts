import { useQuery } from '@tanstack/react-query';
import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { dealsQuery } from './dealsQuery.ts';
import { notedTab } from './tabNotes.ts';
import { useCategoryBundles } from './useCatalogue.ts';

const NO_BUNDLES: CategoryBundle[] = [];

type CategoryTabs = {
  hasDeals: boolean;
  bundles: readonly CategoryBundle[];
  /** There is nothing but all products; null while that isn't known. */
  isEmpty: boolean | null;
};

/**
 * What the category bar offers beside all products (rules: Category bar). The first visit asks for the deals together
 * with the bundles, and shows neither before both are known, so that nothing moves; later ones have the browser's notes.
 */
export const useCategoryTabs = (): CategoryTabs => {
  const portal = usePortal();
  const customer = useCustomer();
  const bundles = useCategoryBundles();
  const notedDeals = customer ? notedTab(portal.local, 'deals') : false;
  const deals = useQuery({
    ...dealsQuery(portal, customer),
    enabled: customer !== null && notedDeals !== true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hasDeals = deals.data ? deals.data.length > 0 : (notedDeals ?? (deals.isError || null));
  const hasBundles = bundles.data ? bundles.data.length > 0 : notedTab(portal.local, 'bundles');
  const isOffered = hasDeals || hasBundles || bundles.isError;
  const isKnown = hasDeals !== null && hasBundles !== null;
  return {
    hasDeals: hasDeals === true,
    bundles: hasDeals === null ? NO_BUNDLES : (bundles.data ?? NO_BUNDLES),
    isEmpty: isOffered || isKnown ? !isOffered : null,
  };
};
