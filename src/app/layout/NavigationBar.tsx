import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';
import { useBottomBar } from '../../design-system/useBottomBar.ts';

const Frame = styled.div`
  display: contents;

  ${phone} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: var(--wp-seen-bottom, 0);
    z-index: 10;
    display: flex;
    border-block-start: 1px solid var(--wp-line);
    background: var(--wp-surface);
    padding: 0 var(--wp-safe-right, 0) var(--wp-safe-bottom) var(--wp-safe-left, 0);

    :has(~ [data-content] [data-replaces-navigation]) & {
      display: none;
    }
  }
`;

/** A part of the header that on a phone is the bar at the bottom of the screen. */
export function NavigationBar({ children }: { children: ReactNode }) {
  return <Frame ref={useBottomBar('navigation')}>{children}</Frame>;
}
