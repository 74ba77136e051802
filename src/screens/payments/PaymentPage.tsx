import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnArrival } from '../../design-system/focusAndShow.ts';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';

const Page = styled.div`
  scroll-margin-block-start: 140px;
  outline: none;
`;

/** A screen within the history's path: it starts at its top, and takes the focus. */
export function PaymentPage({ children }: { children: ReactNode }) {
  const page = useFocusOnArrival<HTMLDivElement>();
  return (
    <ScreenFrame>
      <Page ref={page} tabIndex={-1}>
        {children}
      </Page>
    </ScreenFrame>
  );
}
