import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type Navigation = {
  navigate(url: string): void;
  /** Path and query. */
  currentUrl(): string;
};

const NavigationContext = createContext<Navigation>({ navigate: () => undefined, currentUrl: () => '/' });

/** Stable across navigation; `useNavigate` would rerender its users at each typed letter of a search. */
export const useStableNavigation = (): Navigation => useContext(NavigationContext);

/** Must be a child of the router. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const latest = useRef({ navigate, currentUrl: '' });
  useLayoutEffect(() => {
    latest.current = { navigate, currentUrl: pathname + search };
  });
  const [navigation] = useState<Navigation>(() => ({
    navigate: (url) => void latest.current.navigate(url),
    currentUrl: () => latest.current.currentUrl,
  }));
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
