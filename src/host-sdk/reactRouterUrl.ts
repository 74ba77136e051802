import type { Destination } from '../bridge/contract.ts';
import type { UrlAdapter } from './options.ts';
import { createRoutedUrl, routedState, searchWith, textIn } from './routedUrl.ts';

export type RouterLocation = {
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
};

type Navigation = {
  replace: boolean;
  state: unknown;
  preventScrollReset: boolean;
  defaultShouldRevalidate: boolean;
};

/** What {@link routerUrl} needs of React Router's data router. */
export type DataRouter = {
  readonly state: { readonly location: RouterLocation; readonly navigation: { readonly state: string } };
  navigate(to: string, options: Navigation): unknown;
  subscribe(onChange: () => void): () => void;
};

/** What {@link hooksUrl} needs of `useLocation()` and `useNavigate()`. */
export type RouterHooks = {
  readonly location: RouterLocation;
  navigate(to: string, options: Navigation): unknown;
};

const readParameter = ({ search, state }: RouterLocation, parameter: string) => ({
  text: textIn(search, parameter),
  state,
});

// Without a path every version stays on the page, also below a base path; an empty text would lead to the route's own path.
const addressWith = ({ search, hash }: RouterLocation, parameter: string, text: string | null): string =>
  searchWith(search, parameter, text) + hash || '?';

// The portal scrolls for itself, and the parent's data doesn't depend on its screen.
const navigationTo = (destination: Destination, entry: 'push' | 'replace', state: unknown): Navigation => ({
  replace: entry === 'replace',
  state: routedState(state, destination),
  preventScrollReset: true,
  defaultShouldRevalidate: false,
});

/**
 * Keeps the portal's destination in one parameter of the parent's URL, as `urlQuery` does, through React Router's data router
 * (`createBrowserRouter`, `createHashRouter`, `createMemoryRouter`; version 6.4 to 8), so that its locations, blockers and
 * `<ScrollRestoration>` know of each entry. The parent's loaders don't run again for it, where the router is new enough
 * to be asked so (`defaultShouldRevalidate`). For `<BrowserRouter>` see {@link hooksUrl}.
 */
export const routerUrl = (router: DataRouter, parameter: string): UrlAdapter =>
  createRoutedUrl({
    here: () => readParameter(router.state.location, parameter),
    go(text, destination, entry) {
      const { location } = router.state;
      return router.navigate(
        addressWith(location, parameter, text),
        navigationTo(destination, entry, location.state),
      );
    },
    isBusy: () => router.state.navigation.state !== 'idle',
    listen(onEnd) {
      let last = router.state;
      return router.subscribe(() => {
        const previous = last;
        last = router.state;
        if (last.navigation.state !== 'idle') return;
        const hasMoved = last.location !== previous.location;
        if (hasMoved || previous.navigation.state !== 'idle') onEnd(hasMoved);
      });
    },
  });

/**
 * {@link routerUrl} for `<BrowserRouter>` and the other routers without a data router, which can only be reached by hooks. Create it once
 * in the component that shows the portal, and call `follow` with the hooks' values in a layout effect after each render.
 */
export const hooksUrl = (
  hooks: RouterHooks,
  parameter: string,
): UrlAdapter & { follow(hooks: RouterHooks): void } => {
  let current = hooks;
  let arrive: () => void = () => undefined;
  const listeners = new Set<(hasMoved: boolean) => void>();

  const adapter = createRoutedUrl({
    here: () => readParameter(current.location, parameter),
    go(text, destination, entry) {
      const { location } = current;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      current.navigate(
        addressWith(location, parameter, text),
        navigationTo(destination, entry, location.state),
      );
      return arrived;
    },
    isBusy: () => false,
    listen(onEnd) {
      listeners.add(onEnd);
      return () => listeners.delete(onEnd);
    },
  });

  return {
    ...adapter,
    follow(next) {
      const hasMoved = next.location.key !== current.location.key;
      current = next;
      if (!hasMoved) return;
      for (const onEnd of listeners) onEnd(true);
      arrive();
    },
  };
};
