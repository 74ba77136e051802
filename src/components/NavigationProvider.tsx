import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStableHandler } from '../design-system/useStableHandler.ts';

export type Navigation = {
  navigate(url: string): void;
  // As a link does: the address that is shown gets no second history entry.
  follow(url: string): void;
  /** Path and query. */
  currentUrl(): string;
};

const NavigationContext = createContext<Navigation>({
  navigate: () => undefined,
  follow: () => undefined,
  currentUrl: () => '/',
});

const PathnameContext = createContext('/');

/** Stable across navigation; `useNavigate` would rerender its users at each typed letter of a search. */
export const useStableNavigation = (): Navigation => useContext(NavigationContext);

// The path alone: unlike `useLocation`, it rerenders nobody when the query changes.
export const usePathname = (): string => useContext(PathnameContext);

/** Must be a child of the router. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const currentUrl = useStableHandler(() => pathname + search);
  const open = useStableHandler((url: string) => void navigate(url));
  const follow = useStableHandler(
    (url: string) => void navigate(url, { replace: url === pathname + search + hash }),
  );
  const [navigation] = useState<Navigation>({ navigate: open, follow, currentUrl });
  return (
    <NavigationContext value={navigation}>
      <PathnameContext value={pathname}>{children}</PathnameContext>
    </NavigationContext>
  );
}
