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
import { useWorkspace } from '../useWorkspace.ts';
import type { Workspace } from '../workspace.ts';
import { filtersOf, scopeOf, useCategoryBundles } from './useCatalogue.ts';

/** A relaxed view and its number of results; null when unknown. */
export type AlternativeView = RelaxedView & { count: number | null };

/** `texts`: views with corrected spelling, within the filters or in all products. */
type Nearest = { texts: StoreView[]; textsAreEverywhere: boolean; looser: AlternativeView[] };

const ask = async (
  workspace: Workspace,
  view: StoreView,
  views: readonly RelaxedView[],
  bundles: readonly CategoryBundle[],
  signal: AbortSignal,
): Promise<Pick<Nearest, 'texts' | 'looser'>> => {
  const { http, company } = workspace.portal;
  const filters = (each: StoreView) => filtersOf(each, bundles, company.settings);
  const relaxed = views.map((each) => filters(each.view));
  const search = { ...scopeOf(workspace), original: filters(view), relaxed };
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
export const useSearchAlternatives = (view: StoreView): Nearest & { isPending: boolean } => {
  const workspace = useWorkspace();
  const { data: bundles = [] } = useCategoryBundles();
  const { layout, sort, ...asked } = view;
  const { data, isPending } = useQuery({
    queryKey: ['nearest', asked],
    queryFn: async ({ signal }): Promise<Nearest> => {
      const here = await ask(workspace, view, relaxedViews(view), bundles, signal);
      const wide = withoutNarrowing(view);
      const isHelped = here.texts.length > 0 || here.looser.some(({ drops }) => drops !== 'text');
      if (!wide || isHelped) return { ...here, textsAreEverywhere: false };
      const there = await ask(workspace, wide, relaxedUnnarrowedViews(wide), bundles, signal);
      return { texts: there.texts, textsAreEverywhere: true, looser: [...there.looser, ...here.looser] };
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
