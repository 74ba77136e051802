import type { Destination } from '../bridge/contract.ts';
import { isDestination } from '../bridge/guards.ts';
import { destinationFromText, destinationToText, isSameDestination } from './destinationText.ts';
import type { UrlAdapter } from './options.ts';

/** Key in the history entry's state for destinations without a name, which a link can't set. */
const STATE_KEY = 'portalPlace';

const currentState = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/**
 * Keeps the portal's destination in one parameter of the parent's URL: `?portal=product/118`.
 * Other parameters, the hash and the entry's state stay, and an unchanged destination is not written again.
 */
export const urlQuery = (parameter: string): UrlAdapter => {
  const read = (): Destination | null => {
    const text = new URL(location.href).searchParams.get(parameter);
    if (text !== null) return destinationFromText(text);
    const stored = currentState()[STATE_KEY];
    return isDestination(stored) ? stored : null;
  };

  return {
    read,
    write(destination, mode) {
      if (isSameDestination(read(), destination)) return;
      const url = new URL(location.href);
      const text = destinationToText(destination);
      const state = currentState();
      delete state[STATE_KEY];
      if (text === null) {
        url.searchParams.delete(parameter);
        state[STATE_KEY] = destination;
      } else {
        url.searchParams.set(parameter, text);
      }
      if (mode === 'push') history.pushState(state, '', url);
      else history.replaceState(state, '', url);
    },
    listen(onNavigate) {
      window.addEventListener('popstate', onNavigate);
      return () => window.removeEventListener('popstate', onNavigate);
    },
  };
};
