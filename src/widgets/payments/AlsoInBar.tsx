import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OnlyInTwoColumns } from '../../design-system/ScreenFrame.ts';

type AlsoInBarProps = { place: Element | null | undefined; children: ReactNode };

/** A button that is in a bar at the bottom of the screen where the page has one column. Without such a bar it is always here. */
export function AlsoInBar({ place, children }: AlsoInBarProps) {
  if (!place) return children;
  return (
    <>
      <OnlyInTwoColumns>{children}</OnlyInTwoColumns>
      {createPortal(children, place)}
    </>
  );
}
