import { createContext, useContext } from 'react';

type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

export type Toast = {
  /** Replaces the visible toast with the same id; also for dismissing. */
  id?: string;
  text: string;
  tone?: ToastTone;
  /** An action such as undo; using it closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
  /** ms; default 4,000; null until dismissed. */
  duration?: number | null;
};

/** `at` counts the toasts shown. */
export type ShownToast = Toast & { id: string; at: number };

export type Toasts = {
  /** Shows a toast and returns its id. A visible toast with the same text or id is replaced. */
  show: (toast: Toast) => string;
  dismiss: (id: string) => void;
};

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.');
  return toasts;
}
