import { useQuery } from '@tanstack/react-query';
import { searchAlternatives } from '../../api/search/searchAlternatives.ts';
import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import {
  type RelaxedView,
  relaxedUnnarrowedViews,
  relaxedViews,
  withoutNarrowing,
} from '../../domain/catalogue/relaxedViews.ts';
import { spellingSuggestions } from '../../domain/catalogue/spellingSuggestions.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';
import type { PortalContext } from '../portal.ts';
import { usePortal } from '../usePortal.ts';
import type { CatalogueService } from './catalogueService.ts';
import { filtersOf, useCategoryBundles } from './useCatalogue.ts';
import { useCatalogueService } from './useCatalogueService.ts';

export type AlternativeView = RelaxedView & { count: number | null };

/** `texts`: views with corrected spelling, within the filters or in all products. */
type SearchAlternatives = { texts: StoreView[]; textsAreEverywhere: boolean; looser: AlternativeView[] };

const loadAlternatives = async (
  { http, company, scope }: Pick<PortalContext, 'http' | 'company'> & Pick<CatalogueService, 'scope'>,
  view: StoreView,
  views: readonly RelaxedView[],
  bundles: readonly CategoryBundle[],
  signal: AbortSignal,
): Promise<Pick<SearchAlternatives, 'texts' | 'looser'>> => {
  const filters = (each: StoreView) => filtersOf(each, bundles, company.settings);
  const relaxed = views.map((each) => filters(each.view));
  const search = { ...scope, original: filters(view), relaxed };
  const { counts, words } = await searchAlternatives(http, search, signal);
  return {
    texts: spellingSuggestions(view.text, words).map((text) => ({ ...view, text })),
    looser: views
      .map((each, place) => ({ ...each, count: counts[place] ?? null }))
      .filter(({ count }) => count !== 0),
  };
};

/**
 * Alternatives for a view without results: spelling suggestions, and conditions to drop with the number of results. When
 * nothing within the filters helps, suggestions come from all products. Empty while loading; after a failure all
 * conditions that can be dropped are offered.
 */
export const useSearchAlternatives = (view: StoreView): SearchAlternatives & { isPending: boolean } => {
  const { http, company } = usePortal();
  const { scope } = useCatalogueService();
  const dependencies = { http, company, scope };
  const { data: bundles = [] } = useCategoryBundles();
  const { layout, sort, ...searched } = view;
  const { data, isPending } = useQuery({
    queryKey: ['nearest', searched],
    queryFn: async ({ signal }): Promise<SearchAlternatives> => {
      const narrow = await loadAlternatives(dependencies, view, relaxedViews(view), bundles, signal);
      const broadView = withoutNarrowing(view);
      const isHelped = narrow.texts.length > 0 || narrow.looser.some(({ drops }) => drops !== 'text');
      if (!broadView || isHelped) return { ...narrow, textsAreEverywhere: false };
      const broad = await loadAlternatives(
        dependencies,
        broadView,
        relaxedUnnarrowedViews(broadView),
        bundles,
        signal,
      );
      return { texts: broad.texts, textsAreEverywhere: true, looser: [...broad.looser, ...narrow.looser] };
    },
  });
  if (isPending) return { texts: [], textsAreEverywhere: false, looser: [], isPending };
  const { texts, textsAreEverywhere, looser } = data ?? {
    texts: [],
    textsAreEverywhere: false,
    looser: relaxedViews(view).map((each) => ({ ...each, count: null })),
  };
  return {
    texts: texts.map((each) => ({ ...each, layout, sort })),
    textsAreEverywhere,
    looser: looser.map((each) => ({ ...each, view: { ...each.view, layout, sort } })),
    isPending,
  };
};
