import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

type ButtonPlacesProps = {
  places: { summary: Element; bar: Element } | null | undefined;
  children: ReactNode;
};

/** A button at the summary, of which a page of one column shows the one in its bar. Without such places it is here. */
export function ButtonPlaces({ places, children }: ButtonPlacesProps) {
  if (!places) return children;
  return (
    <>
      {createPortal(children, places.summary)}
      {createPortal(children, places.bar)}
    </>
  );
}
