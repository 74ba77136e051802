import { createContext, type ReactNode, useContext, useState } from 'react';

const Place = createContext<HTMLElement | null>(null);
const SetPlace = createContext<(place: HTMLElement | null) => void>(() => undefined);

// Around a form and its summary: what is said at the button is rendered where it is known.
export function WithSummaryPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <SetPlace value={setPlace}>
      <Place value={place}>{children}</Place>
    </SetPlace>
  );
}

export function SummaryPlace() {
  return <div ref={useContext(SetPlace)} />;
}

export const useSummaryPlace = (): HTMLElement | null => useContext(Place);
