import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The way to other addresses of the portal, for what stands in a list of hundreds. */
export type Going = {
  to(address: string): void;
  /** Path and query of what is shown. */
  here(): string;
};

const GoingContext = createContext<Going>({ to: () => undefined, here: () => '/' });

/** Stays the same when the address changes: who uses `useNavigate` is rendered at each letter of a search. */
export const useGoing = (): Going => useContext(GoingContext);

/** Stands right within the router, and renders nothing of its own. */
export function GoingProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const latest = useRef({ navigate, here: '' });
  useLayoutEffect(() => {
    latest.current = { navigate, here: pathname + search };
  });
  const [going] = useState<Going>(() => ({
    to: (address) => void latest.current.navigate(address),
    here: () => latest.current.here,
  }));
  return <GoingContext value={going}>{children}</GoingContext>;
}
