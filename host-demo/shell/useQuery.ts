import { useSyncExternalStore } from 'react';

const MOVED = 'fielddesk:moved';

const subscribe = (moved: () => void) => {
  window.addEventListener('popstate', moved);
  window.addEventListener(MOVED, moved);
  return () => {
    window.removeEventListener('popstate', moved);
    window.removeEventListener(MOVED, moved);
  };
};

export const useQuery = (name: string): string | null =>
  useSyncExternalStore(subscribe, () => new URLSearchParams(window.location.search).get(name));

export const go = (parameters: Record<string, string>, entry: 'push' | 'replace' = 'push'): void => {
  const url = new URL(window.location.pathname, window.location.origin);
  url.search = new URLSearchParams(parameters).toString();
  if (entry === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
  window.dispatchEvent(new Event(MOVED));
};
