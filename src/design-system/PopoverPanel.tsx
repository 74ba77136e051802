import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { popupStyles } from './popupStyles.ts';
import { useOverlayContainer } from './theme/overlayContainer.ts';
import { type Anchored, focusAfter, isPressOn } from './useTrigger.ts';

export type PopoverPanelProps = Omit<Anchored, 'start'> & {
  title: string;
  align: 'start' | 'center' | 'end';
  children: ReactNode;
};

const Positioner = styled(Popover.Positioner)`
  z-index: var(--wp-layer-overlay);
`;

const Popup = styled(Popover.Popup)`
  ${popupStyles}
  width: max-content;
  min-width: 220px;
  max-width: min(360px, calc(100vw - 24px));
  padding: 14px 16px;
`;

const Title = styled(Popover.Title)`
  margin-block-end: 8px;
  font-size: 13px;
  font-weight: 650;
`;

/** The panel of Popover, the only file that loads the headless popover. */
export function PopoverPanel({ anchor, open, onOpenChange, title, align, children }: PopoverPanelProps) {
  const container = useOverlayContainer();
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => isPressOn(anchor, details) || onOpenChange(next)}
    >
      <Popover.Portal container={container}>
        <Positioner anchor={anchor} sideOffset={6} align={align} collisionPadding={8}>
          <Popup data-popup finalFocus={() => focusAfter(anchor)}>
            <Title>{title}</Title>
            {children}
          </Popup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
