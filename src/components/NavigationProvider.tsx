import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The way to other addresses of the portal, for what stands in a list of hundreds. */
export type Navigation = {
  to(address: string): void;
  /** Path and query of what is shown. */
  currentAddress(): string;
};

const NavigationContext = createContext<Navigation>({ to: () => undefined, currentAddress: () => '/' });

/** Stays the same when the address changes: who uses `useNavigate` is rendered at each letter of a search. */
export const useStableNavigation = (): Navigation => useContext(NavigationContext);

/** Stands right within the router, and renders nothing of its own. */
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
