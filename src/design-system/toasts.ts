import { createContext, useContext } from 'react';

export type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

export type Toast = {
  /** Replaces a visible toast with the same id. Default: the text. */
  id?: string;
  text: string;
  tone?: ToastTone;
  /** An action, which also closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Milliseconds, 4,000 by default; null: until it is dismissed. */
  duration?: number | null;
};

export type Toasts = {
  /** Shows a toast and returns its id. */
  show: (toast: Toast) => string;
  dismiss: (id: string) => void;
};

export const ToastContext = createContext<Toasts | null>(null);

/** Shows toasts. Throws without a ToastProvider above. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.');
  return toasts;
}
