import { useQuery } from '@tanstack/react-query';
import { searchNearest } from '../../api/search/searchNearest.ts';
import { type LooserView, looserViews } from '../../domain/catalogue/looserViews.ts';
import { nearestTexts } from '../../domain/catalogue/nearestTexts.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { filtersOf, scopeOf, useCategoryBundles } from './useCatalogue.ts';

/** A looser view that finds something, and how much; null where it couldn't be asked. */
export type Offered = LooserView & { count: number | null };

/**
 * For a view that finds nothing: texts that were perhaps meant, and what can be dropped with what it would show. Empty while
 * it isn't known; after a failure everything that can be dropped is offered.
 */
export const useNearest = (view: StoreView): { texts: string[]; looser: Offered[]; isPending: boolean } => {
  const workspace = useWorkspace();
  const { portal } = workspace;
  const { data: bundles = [] } = useCategoryBundles();
  const { layout: _, sort: __, ...asked } = view;
  const { data, isPending } = useQuery({
    queryKey: ['nearest', asked],
    queryFn: async ({ signal }) => {
      const views = looserViews(view);
      const filters = (each: StoreView) => filtersOf(each, bundles, portal.company.settings);
      const looser = views.map((each) => filters(each.view));
      const search = { ...scopeOf(workspace), asked: filters(view), looser };
      const { counts, words } = await searchNearest(portal.http, search, signal);
      return { texts: nearestTexts(view.text, words), counts };
    },
  });
  const counts = data?.counts;
  const offered = looserViews(view).map((each, place) => ({ ...each, count: counts?.[place] ?? null }));
  const looser = isPending ? [] : offered.filter(({ count }) => count !== 0);
  return { texts: data?.texts ?? [], looser, isPending };
};
