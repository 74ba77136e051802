import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  FILTERS_FRAGMENT,
  isStoreLayout,
  parseStoreView,
  type StoreLayout,
  type StoreView,
  storeQuery,
} from '../../domain/catalogue/storeView.ts';
import { FILTERS_OPENED, paths } from '../../routing/paths.ts';
import { usePortal } from '../../state/usePortal.ts';

const LAYOUT_KEY = 'store-layout';

/**
 * The store's view, which the URL contains. Each change adds a history entry; while the filters of a phone are open,
 * changes replace each other and Back closes the filters. The URL changes in a transition; `optimisticView` is the
 * latest choice, whose products may not be shown yet.
 */
export const useStoreView = () => {
  const { local } = usePortal();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseStoreView(search), [search]);
  const [optimisticView, setOptimisticView] = useOptimistic(view);
  const filtersOpen = hash === FILTERS_FRAGMENT;
  const keptLayout = local.read(LAYOUT_KEY);
  const layout = view.layout ?? (isStoreLayout(keptLayout) ? keptLayout : 'list');

  const changeView = useCallback(
    (next: StoreView) =>
      startTransition(() => {
        setOptimisticView(next);
        void navigate(
          { pathname: paths.store(), search: storeQuery(next), hash: filtersOpen ? FILTERS_FRAGMENT : '' },
          { replace: filtersOpen, state: filtersOpen ? null : state },
        );
      }),
    [navigate, setOptimisticView, filtersOpen, state],
  );

  const chooseLayout = (newLayout: StoreLayout) => {
    local.write(LAYOUT_KEY, newLayout);
    changeView({ ...optimisticView, layout: newLayout });
  };

  const openFilters = () => void navigate({ search, hash: FILTERS_FRAGMENT }, { state: FILTERS_OPENED });

  const closeFilters = () => {
    const wasOpenedHere = typeof state === 'object' && state !== null && 'opened' in state;
    if (wasOpenedHere) void navigate(-1);
    else void navigate({ search, hash: '' }, { replace: true });
  };

  return { view, optimisticView, layout, changeView, chooseLayout, filtersOpen, openFilters, closeFilters };
};
