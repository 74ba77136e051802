import { Toast as Base } from '@base-ui/react/toast';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { phone } from './theme/media.ts';
import type { Toasts, ToastTone } from './toasts.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';
import { visuallyHidden } from './VisuallyHidden.ts';

const MAX_TOASTS = 3;
const TIMEOUT_MS = 4000;

const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset-block-end: calc(
    16px + var(--wp-seen-bottom, 0px) + var(--wp-action-bar, 0px) + var(--wp-navigation-bar, var(--wp-safe-bottom))
  );
  inset-inline: 16px;
  z-index: var(--wp-layer-toast);
  display: flex;
  flex-direction: column;
  /* The buttons of rows are at the end. */
  align-items: var(--wp-toast-side, flex-start);
  gap: 8px;
  pointer-events: none;

  &[data-at-top] {
    inset-block: calc(76px + var(--wp-seen-top, 0px)) auto;
  }

  ${phone} {
    --wp-toast-width: none;
    inset-inline: 12px;
    align-items: stretch;
  }
`;

const Root = styled(Base.Root)`
  display: flex;
  align-items: center;
  gap: 10px;
  max-width: var(--wp-toast-width, 420px);
  padding: 6px 6px 6px 14px;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-raised);
  box-shadow: var(--wp-shadow-2);
  transition:
    opacity 0.16s ease-out,
    transform 0.16s ease-out;
  pointer-events: auto;

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  &[data-starting-style] {
    transform: translateY(8px);
  }

  &[data-limited] {
    display: none;
  }

  ${phone} {
    padding: 2px 2px 2px 14px;

    &[data-told]:not(:focus-within) {
      ${visuallyHidden}
    }
  }
`;

const ToastIcon = styled.span<{ $tone: string }>`
  flex: none;
  color: var(--wp-${({ $tone }) => $tone});

  & > svg {
    width: 18px;
    height: 18px;
  }
`;

const Text = styled(Base.Description)`
  flex: 1;
  padding-block: 6px;
`;

const Action = styled(Base.Action)`
  flex: none;
  min-height: var(--wp-control-height);
  padding: 0 10px;
  border-radius: var(--wp-radius);
  color: var(--wp-brand-text);
  font-weight: 600;
`;

const Close = styled(Base.Close)`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--wp-control-height);
  height: var(--wp-control-height);
  border-radius: var(--wp-radius);
  color: var(--wp-muted);

  & > svg {
    width: 16px;
    height: 16px;
  }
`;

const icons = {
  info: <Info aria-hidden />,
  ok: <CircleCheck aria-hidden />,
  warn: <TriangleAlert aria-hidden />,
  bad: <CircleX aria-hidden />,
};
const cross = <X aria-hidden />;

// Base UI's toast is a dialog; its `aria-modal` is not allowed on another role.
const NO_ARIA_MODAL = { 'aria-modal': undefined };

type ToastData = { tone: ToastTone; isTold: boolean };

type ToastListProps = { closeLabel: string; region: RefObject<HTMLElement | null> };

function ToastList({ closeLabel, region }: ToastListProps) {
  const { toasts } = Base.useToastManager<ToastData>();
  useClearOfFocus(region, toasts);
  return toasts.toReversed().map((toast) => {
    const tone = toast.data?.tone ?? 'info';
    return (
      <Root
        key={toast.id}
        toast={toast}
        {...NO_ARIA_MODAL}
        role={tone === 'bad' ? 'alert' : 'group'}
        data-told={toast.data?.isTold || undefined}
      >
        <ToastIcon $tone={tone}>{icons[tone]}</ToastIcon>
        <Text />
        {toast.actionProps && <Action type="button" />}
        {/* Base UI hides it while toasts are stacked, which these aren't. */}
        <Close aria-hidden={false} aria-label={closeLabel}>
          {cross}
        </Close>
      </Root>
    );
  });
}

const createToasts = (manager: ReturnType<typeof Base.createToastManager<ToastData>>): Toasts => ({
  show: ({ text, id = text, tone = 'info', action, duration = TIMEOUT_MS, isToldOnPhone = false, onClose }) =>
    manager.add({
      id,
      description: text,
      timeout: duration ?? 0,
      data: { tone, isTold: isToldOnPhone },
      ...(onClose && { onClose }),
      actionProps: action && {
        children: action.label,
        onClick: () => {
          manager.close(id);
          action.onAction();
        },
      },
    }),
  dismiss: (id) => manager.close(id),
});

export type ToastRegionProps = {
  label: string;
  closeLabel: string;
  connect: (toasts: Toasts) => () => void;
};

export function ToastRegion({ label, closeLabel, connect }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [manager] = useState(() => Base.createToastManager<ToastData>());
  useEffect(() => connect(createToasts(manager)), [connect, manager]);
  return (
    <Base.Provider toastManager={manager} limit={MAX_TOASTS} timeout={TIMEOUT_MS}>
      <Viewport ref={region} aria-label={label}>
        <ToastList closeLabel={closeLabel} region={region} />
      </Viewport>
    </Base.Provider>
  );
}
