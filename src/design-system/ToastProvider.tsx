import { type FocusEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LazyToastCard } from './LazyToastCard.ts';
import { phone } from './theme/media.ts';
import { type ShownToast, ToastContext, type Toasts } from './toasts.ts';

const most = 3;

const Region = styled.section`
  position: fixed;
  inset-block-end: calc(
    16px + var(--wp-seen-bottom, 0px) + var(--wp-action-bar, 0px) + var(--wp-navigation-bar, env(safe-area-inset-bottom))
  );
  inset-inline-end: 16px;
  z-index: var(--wp-layer-toast);
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
  pointer-events: none;

  ${phone} {
    inset-inline: 12px;
    align-items: stretch;
  }
`;

function leaves(event: FocusEvent<HTMLElement>): boolean {
  return !event.currentTarget.contains(event.relatedTarget);
}

export type ToastProviderProps = {
  /** Accessible name of the toast region. */
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * The toasts of one portal: at most three, the newest at the bottom. They pause while hovered or focused, are announced
 * (errors at once), and stay above bottom bars ({@link useBottomBar}).
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        count.current += 1;
        const next = { id: `toast-${count.current}`, ...toast, at: count.current };
        setShown((before) =>
          [...before.filter(({ id, text }) => id !== next.id && text !== next.text), next].slice(-most),
        );
        return next.id;
      },
      dismiss: (id) => setShown((before) => before.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  const none = shown.length === 0;
  if (none && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }
  return (
    <ToastContext value={toasts}>
      {children}
      <Region
        aria-label={label}
        aria-live="polite"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => leaves(event) && setFocused(false)}
      >
        {shown.map((toast) => (
          <LazyToastCard
            key={toast.at}
            toast={toast}
            paused={hovered || focused}
            closeLabel={closeLabel}
            onClose={toasts.dismiss}
          />
        ))}
      </Region>
    </ToastContext>
  );
}
