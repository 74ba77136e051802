import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { barSides } from './screenWidth.ts';
import { phone } from './theme/media.ts';
import { useOverlayContainer } from './theme/overlayContainer.ts';

type DialogSize = 'small' | 'medium' | 'large';

const WIDTHS: Record<DialogSize, number> = { small: 420, medium: 480, large: 760 };

/**
 * `alert`: announced as an alert and not closed by a press outside. `actions`: the primary button comes last.
 * Without `closeLabel` there is no close button, and the actions must offer a way to close. `size`: 420, 480
 * or 760 px wide, at most the screen. `finalFocus`: target after closing, when the trigger no longer exists;
 * null: the trigger. `corner`: below the header's icons, with the screen visible behind it; on a phone in the centre.
 */
export type ModalPanelProps = {
  open: boolean;
  onClose: () => void;
  alert?: boolean;

  title: string;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  closeLabel?: string | undefined;
  size?: DialogSize;
  finalFocus?: (() => HTMLElement | null) | undefined;
  placement: 'centre' | 'bottom' | 'corner';
};

const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: var(--wp-seen-top, 0) 0 var(--wp-seen-bottom, 0);
  z-index: var(--wp-layer-overlay);
  background: var(--wp-veil);
  transition: opacity 0.15s;

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const PLACES = {
  centre: css`
    align-items: center;
    padding: 16px;
  `,
  bottom: css`
    align-items: flex-end;
  `,
  corner: css`
    align-items: center;
    padding: 16px;

    @container portal (min-width: 768px) {
      ${barSides}
      align-items: flex-start;
      justify-content: flex-end;
      padding-block-start: 64px;
    }
  `,
};

const Viewport = styled(Dialog.Viewport)<{ $placement: ModalPanelProps['placement'] }>`
  position: fixed;
  inset: var(--wp-seen-top, 0) 0 var(--wp-seen-bottom, 0);
  z-index: var(--wp-layer-overlay);
  display: flex;
  justify-content: center;
  ${({ $placement }) => PLACES[$placement]}
`;

const centred = css`
  border-radius: calc(var(--wp-radius-card) + 2px);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }
`;

const sheet = css`
  width: 100%;
  max-width: 640px;
  border-radius: calc(var(--wp-radius-card) + 4px) calc(var(--wp-radius-card) + 4px) 0 0;
  padding-block-end: var(--wp-safe-bottom);

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(100%);
  }
`;

const Popup = styled(Dialog.Popup)<{ $width: number; $placement: ModalPanelProps['placement'] }>`
  display: flex;
  flex-direction: column;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  max-height: 80%;
  background: var(--wp-raised);
  box-shadow: var(--wp-shadow-2);
  transition:
    opacity 0.15s,
    transform 0.18s cubic-bezier(0.2, 0.8, 0.3, 1);
  ${({ $placement }) => ($placement === 'bottom' ? sheet : centred)}

  &&:focus-visible {
    outline: none;
  }
`;

const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 18px 12px 0 20px;
`;

const Title = styled(Dialog.Title)`
  display: flex;
  flex: 1;
  align-items: center;
  min-height: var(--wp-control-height);
  font-size: 17px;
  font-weight: 650;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 8px 20px 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Description = styled(Dialog.Description)`
  color: var(--wp-muted);
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px;
  border-block-start: 1px solid var(--wp-line);

  ${phone} {
    flex-wrap: wrap;

    & > * {
      flex: 1 1 auto;
      min-width: 40%;
    }
  }
`;

const fields = ':is(input, select, textarea, [role=combobox]):not(:disabled, [type=hidden])';

function Panel({
  title,
  description,
  children,
  actions,
  closeLabel,
  size = 'small',
  finalFocus,
  placement,
}: Omit<ModalPanelProps, 'open' | 'onClose' | 'alert'>) {
  const container = useOverlayContainer();
  const body = useRef<HTMLDivElement>(null);
  const firstField = () => body.current?.querySelector<HTMLElement>(fields) ?? true;
  return (
    <Dialog.Portal container={container}>
      {/* A dialog over a dialog has its own backdrop. */}
      <Backdrop forceRender />
      <Viewport $placement={placement}>
        <Popup
          initialFocus={(interaction) => (interaction === 'touch' ? true : firstField())}
          finalFocus={finalFocus}
          $width={WIDTHS[size]}
          $placement={placement}
        >
          <Header>
            <Title>{title}</Title>
            {closeLabel && (
              <Dialog.Close render={<IconButton label={closeLabel} icon={<X aria-hidden />} />} />
            )}
          </Header>
          <Body ref={body}>
            {description && <Description>{description}</Description>}
            {children}
          </Body>
          {actions && <Actions>{actions}</Actions>}
        </Popup>
      </Viewport>
    </Dialog.Portal>
  );
}

export function ModalPanel({ open, onClose, alert = false, ...panel }: ModalPanelProps) {
  const Root = alert ? AlertDialog.Root : Dialog.Root;
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Panel {...panel} />
    </Root>
  );
}
