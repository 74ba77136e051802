import type { Destination } from '../bridge/contract.ts';
import { isDestination } from '../bridge/guards.ts';
import type { UrlAdapter } from './options.ts';
import { isSamePlace, placeFromText, placeToText } from './placeText.ts';

/** Where a place without a name is kept: in the history's own entry, where a link can't put it. */
const STATE = 'portalPlace';

const currentState = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/**
 * Keeps the portal's place in one parameter of the parent's URL: `?portal=product/118`. The parent alone owns URL and Back
 * (embedding: One owner of history): a visit in the portal is one entry, other parameters, the hash and the state of the
 * entry stay as they are, and a place that is already there is not written again.
 */
export const urlQuery = (parameter: string): UrlAdapter => {
  const read = (): Destination | null => {
    const text = new URL(location.href).searchParams.get(parameter);
    if (text !== null) return placeFromText(text);
    const kept = currentState()[STATE];
    return isDestination(kept) ? kept : null;
  };

  return {
    read,
    write(place, entry) {
      if (isSamePlace(read(), place)) return;
      const url = new URL(location.href);
      const text = placeToText(place);
      const state = currentState();
      delete state[STATE];
      if (text === null) {
        url.searchParams.delete(parameter);
        state[STATE] = place;
      } else {
        url.searchParams.set(parameter, text);
      }
      if (entry === 'push') history.pushState(state, '', url);
      else history.replaceState(state, '', url);
    },
    listen(moved) {
      window.addEventListener('popstate', moved);
      return () => window.removeEventListener('popstate', moved);
    },
  };
};
