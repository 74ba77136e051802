import { createContext, useContext } from 'react';

type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

export type Toast = {
  text: string;
  tone?: ToastTone;
  /** One thing that can be done about it: undo, repeat, look. It goes away with it. */
  action?: { label: string; onAction: () => void } | undefined;
  /** ms; 4,000 when it is not said. Null stays until it is dismissed. */
  duration?: number | null;
};

/** A toast that shows, by its id. */
export type ShownToast = Toast & { id: string };

export type Toasts = {
  /** Shows it and answers with its id. The same text again replaces the one that still shows. */
  show: (toast: Toast) => string;
  dismiss: (id: string) => void;
};

export const ToastContext = createContext<Toasts | null>(null);

/** Says briefly what happened, from any screen below a ToastProvider. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.');
  return toasts;
}
