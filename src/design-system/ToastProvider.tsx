import { type ReactNode, startTransition, useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import { ToastRegion } from './lazyOverlays.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { type Toast, ToastContext, type Toasts } from './toasts.ts';

const idOf = ({ text, id = text }: Toast): string => id;

const createToastQueue = (setNeeded: (isNeeded: boolean) => void) => {
  let region: Toasts | null = null;
  let queue: Toast[] = [];
  // In this task: the next one of the same subject replaces it instead.
  const dismissed = new Set<string>();
  const withdraw = (id: string) => {
    queue = queue.filter((toast) => idOf(toast) !== id);
  };
  const showQueue = () => {
    if (!region) return;
    for (const toast of queue) region.show(toast);
    queue = [];
  };
  const toasts: Toasts = {
    show(toast) {
      withdraw(idOf(toast));
      dismissed.delete(idOf(toast));
      queue.push(toast);
      if (region) void afterPaint().then(showQueue);
      else startTransition(() => setNeeded(true));
      return idOf(toast);
    },
    dismiss(id) {
      withdraw(id);
      dismissed.add(id);
      queueMicrotask(() => dismissed.delete(id) && region?.dismiss(id));
    },
  };
  return {
    toasts,
    connect(next: Toasts) {
      region = next;
      showQueue();
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
