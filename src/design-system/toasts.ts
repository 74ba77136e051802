import { createContext, useContext } from 'react';

type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

export type Toast = {
  /** Of its subject: it takes the place of the one with this id that still shows, and can be dismissed by it. */
  id?: string;
  text: string;
  tone?: ToastTone;
  /** One thing that can be done about it: undo, repeat, look. It goes away with it. */
  action?: { label: string; onAction: () => void } | undefined;
  /** ms; 4,000 when it is not said. Null stays until it is dismissed. */
  duration?: number | null;
};

/** A toast that shows, by its id; `at` counts what was shown. */
export type ShownToast = Toast & { id: string; at: number };

export type Toasts = {
  /** Shows it and answers with its id. The same text again, or the same id, replaces the one that still shows. */
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
