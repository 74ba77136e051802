import type { UrlAdapter } from './options.ts';
import { createRoutedUrl, routedState, searchWith, textIn } from './routedUrl.ts';

type Place = { readonly search: string; readonly hash: string };

/** What {@link historyUrl} needs of a `History` of the package `history`, version 5. */
export type ParentHistory = {
  readonly location: Place & { readonly state: unknown };
  push(to: Place, state: unknown): void;
  replace(to: Place, state: unknown): void;
  listen(onMove: () => void): () => void;
};

/**
 * Keeps the portal's destination in one parameter of the parent's URL, as `urlQuery` does, through the parent's own `history`
 * (`createBrowserHistory`, version 5): its listeners and blockers know of each entry.
 */
export const historyUrl = (history: ParentHistory, parameter: string): UrlAdapter =>
  createRoutedUrl({
    here: () => ({ text: textIn(history.location.search, parameter), state: history.location.state }),
    go(text, destination, entry) {
      const { search, hash, state } = history.location;
      history[entry]({ search: searchWith(search, parameter, text), hash }, routedState(state, destination));
    },
    isBusy: () => false,
    listen: (onEnd) => history.listen(() => onEnd(true)),
  });
