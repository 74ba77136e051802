import { destinationToText, isSameDestination } from './destinationText.ts';
import { destinationOf, stateWith } from './entryState.ts';
import type { UrlAdapter } from './options.ts';

/**
 * Keeps the portal's destination in one parameter of the parent's URL: `?portal=product/118`.
 * Other parameters, the hash and the entry's state stay, and an unchanged destination is not written again.
 */
export const urlQuery = (parameter: string): UrlAdapter => {
  const read = () => destinationOf(new URL(location.href).searchParams.get(parameter), history.state);

  return {
    read,
    write(destination, mode) {
      if (isSameDestination(read(), destination)) return;
      const url = new URL(location.href);
      const text = destinationToText(destination);
      if (text === null) url.searchParams.delete(parameter);
      else url.searchParams.set(parameter, text);
      history[`${mode}State`](stateWith(history.state, destination), '', url);
    },
    listen(onNavigate) {
      window.addEventListener('popstate', onNavigate);
      return () => window.removeEventListener('popstate', onNavigate);
    },
  };
};
