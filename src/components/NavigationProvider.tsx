import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation functions for rows of long lists. */
export type Navigation = {
  to(address: string): void;
  /** Current path and query. */
  currentAddress(): string;
};

const NavigationContext = createContext<Navigation>({ to: () => undefined, currentAddress: () => '/' });

/** Stable across navigation; `useNavigate` would rerender its users at each typed letter of a search. */
export const useStableNavigation = (): Navigation => useContext(NavigationContext);

/** Must be a child of the router. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const latest = useRef({ navigate, currentAddress: '' });
  useLayoutEffect(() => {
    latest.current = { navigate, currentAddress: pathname + search };
  });
  const [navigation] = useState<Navigation>(() => ({
    to: (address) => void latest.current.navigate(address),
    currentAddress: () => latest.current.currentAddress,
  }));
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
