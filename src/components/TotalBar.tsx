import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { oneColumn } from '../design-system/ScreenFrame.ts';
import { useBottomBar } from '../design-system/useBottomBar.ts';

const Bar = styled.div`
  display: none;

  ${oneColumn} {
    position: sticky;
    inset-block-end: var(--wp-navigation-bar, 0px);
    z-index: 5;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    margin: 16px calc(-1 * var(--wp-screen-side)) calc(-1 * var(--wp-screen-foot));
    padding: 10px var(--wp-screen-side) calc(10px + var(--wp-safe-bottom));
    border-block-start: 1px solid var(--wp-line);
    background: var(--wp-surface);
  }
`;

export const TotalText = styled.p`
  display: grid;
  font-size: 12px;
  color: var(--wp-muted);

  & > strong {
    color: var(--wp-ink);
    font-size: 17px;
    font-weight: 650;
    line-height: 1.2;
  }
`;

/** Stays at the bottom of the screen, above the navigation, where the screen has one column. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <Bar ref={useBottomBar('action')}>{children}</Bar>;
}
