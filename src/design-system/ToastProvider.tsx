import { type ReactNode, useState } from 'react';
import { ToastRegion } from './lazyOverlays.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { type Toast, ToastContext, type Toasts } from './toasts.ts';

/** Passes toasts on to the region, or keeps them until its code has come. */
const createOutbox = (onWaiting: (isWaiting: boolean) => void) => {
  let region: Toasts | null = null;
  let waiting: Toast[] = [];
  const toasts: Toasts = {
    show(toast) {
      if (region) return region.show(toast);
      const { text, id = text } = toast;
      toasts.dismiss(id);
      waiting.push(toast);
      onWaiting(true);
      return id;
    },
    dismiss(id) {
      region?.dismiss(id);
      waiting = waiting.filter((toast) => (toast.id ?? toast.text) !== id);
    },
  };
  return {
    toasts,
    connect(next: Toasts) {
      region = next;
      for (const toast of waiting) next.show(toast);
      waiting = [];
      return () => {
        region = null;
      };
    },
    drop() {
      waiting = [];
      onWaiting(false);
    },
  };
};

export type ToastProviderProps = {
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * The toasts of one portal: three at most, the newest at the bottom. Their timers pause while the pointer or the keyboard's
 * focus is on them. They are shown above the bars at the bottom ({@link useBottomBar}); errors are announced at once. Their code
 * is loaded for the first one.
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [isNeeded, setNeeded] = useState(false);
  const [{ toasts, connect, drop }] = useState(() => createOutbox(setNeeded));
  return (
    <ToastContext value={toasts}>
      {children}
      {isNeeded && (
        <OverlayBoundary open onClose={drop}>
          <ToastRegion label={label} closeLabel={closeLabel} connect={connect} />
        </OverlayBoundary>
      )}
    </ToastContext>
  );
}
