import { Popover as Base } from '@base-ui/react/popover';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { popupStyles } from './popupStyles.ts';
import { useOverlayContainer } from './theme/overlayContainer.ts';
import { type AnchoredProps, closeOnTabOut, focusAfter, isOnAnchor } from './useTrigger.ts';

const Positioner = styled(Base.Positioner)`
  z-index: var(--wp-layer-overlay);
`;

const Popup = styled(Base.Popup)`
  ${popupStyles}
  width: max-content;
  min-width: 220px;
  max-width: min(360px, calc(100vw - 24px));
  padding: 14px 16px;
`;

const Title = styled(Base.Title)`
  margin-block-end: 8px;
  font-size: 13px;
  font-weight: 650;
`;

export type PopoverPanelProps = AnchoredProps & {
  title: string;
  align: 'start' | 'center' | 'end';
  /** Called only while it is open; the popover appears when its content has loaded. */
  children: (close: () => void) => ReactNode;
};

const Content = ({ render }: { render: () => ReactNode }) => render();

export function PopoverPanel({ anchor, open, onOpenChange, title, align, children }: PopoverPanelProps) {
  const container = useOverlayContainer();
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => isOnAnchor(anchor, details) || onOpenChange(next)}
    >
      <Suspense>
        <Base.Portal container={container}>
          <Positioner anchor={anchor} sideOffset={6} align={align} collisionPadding={8}>
            <Popup
              data-popup
              finalFocus={() => focusAfter(anchor)}
              onBlur={closeOnTabOut({ anchor, onOpenChange })}
            >
              <Title>{title}</Title>
              <Content render={() => children(() => onOpenChange(false))} />
            </Popup>
          </Positioner>
        </Base.Portal>
      </Suspense>
    </Base.Root>
  );
}
