import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  FILTERS_FRAGMENT,
  parseStoreView,
  type StoreLayout,
  type StoreView,
  storeQuery,
} from '../../domain/catalogue/storeView.ts';
import { FILTERS_OPENED, paths } from '../../routing/paths.ts';
import { usePortal } from '../../state/usePortal.ts';

const LAYOUT = 'store-layout';

/**
 * The store's view in the URL, and how to change it. Each change adds a history entry, so that Back undoes it; while the
 * filters of a phone are open, changes replace each other and Back closes the filters. The URL follows in a transition;
 * `wanted` is the latest choice, before its products are shown.
 */
export const useStoreView = () => {
  const { local } = usePortal();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseStoreView(search), [search]);
  const [wanted, want] = useOptimistic(view);
  const filtersOpen = hash === FILTERS_FRAGMENT;
  const layout: StoreLayout = view.layout ?? (local.read(LAYOUT) === 'grid' ? 'grid' : 'list');

  const show = useCallback(
    (next: StoreView) =>
      startTransition(() => {
        want(next);
        void navigate(
          { pathname: paths.store(), search: storeQuery(next), hash: filtersOpen ? FILTERS_FRAGMENT : '' },
          { replace: filtersOpen, state: filtersOpen ? null : state },
        );
      }),
    [navigate, want, filtersOpen, state],
  );

  const chooseLayout = (chosen: StoreLayout) => {
    local.write(LAYOUT, chosen);
    show({ ...wanted, layout: chosen });
  };

  const openFilters = () => void navigate({ search, hash: FILTERS_FRAGMENT }, { state: FILTERS_OPENED });

  const closeFilters = () => {
    const wasOpenedHere = typeof state === 'object' && state !== null && 'opened' in state;
    if (wasOpenedHere) void navigate(-1);
    else void navigate({ search, hash: '' }, { replace: true });
  };

  return { view, wanted, layout, show, chooseLayout, filtersOpen, openFilters, closeFilters };
};
