import { type ReactNode, useState } from 'react';
import { ToastRegion } from './lazyOverlays.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { type Toast, ToastContext, type Toasts } from './toasts.ts';

/** Passes toasts to the region, or stores them until its code is loaded. */
const createToastQueue = (setNeeded: (isNeeded: boolean) => void) => {
  let region: Toasts | null = null;
  let queue: Toast[] = [];
  const toasts: Toasts = {
    show(toast) {
      if (region) return region.show(toast);
      const { text, id = text } = toast;
      toasts.dismiss(id);
      queue.push(toast);
      setNeeded(true);
      return id;
    },
    dismiss(id) {
      region?.dismiss(id);
      queue = queue.filter((toast) => (toast.id ?? toast.text) !== id);
    },
  };
  return {
    toasts,
    connect(next: Toasts) {
      region = next;
      for (const toast of queue) next.show(toast);
      queue = [];
      return () => {
        region = null;
      };
    },
    clear() {
      queue = [];
      setNeeded(false);
    },
  };
};

export type ToastProviderProps = {
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * At most three toasts, the newest at the bottom. Their timers pause while the pointer or the keyboard focus is on
 * them. They are placed above the bars at the bottom ({@link useBottomBar}); errors are announced at once. The code is
 * loaded for the first toast.
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [isNeeded, setNeeded] = useState(false);
  const [{ toasts, connect, clear }] = useState(() => createToastQueue(setNeeded));
  return (
    <ToastContext value={toasts}>
      {children}
      {isNeeded && (
        <OverlayBoundary open onClose={clear}>
          <ToastRegion label={label} closeLabel={closeLabel} connect={connect} />
        </OverlayBoundary>
      )}
    </ToastContext>
  );
}
