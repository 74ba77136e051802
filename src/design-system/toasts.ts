import { createContext, useContext } from 'react';

export type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

export type Toast = {
  /** Replaces a visible toast with the same id. Default: the text. */
  id?: string;
  text: string;
  tone?: ToastTone;
  action?: { label: string; onAction: () => void } | undefined;
  duration?: number | null;
  /** A phone shows it in another place: it is announced, and seen only while the focus is in it. */
  isToldOnPhone?: boolean;
  /** Called when it closes, in whichever way; not when another replaces it. */
  onClose?: () => void;
};

export type Toasts = {
  show: (toast: Toast) => string;
  dismiss: (id: string) => void;
};

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.');
  return toasts;
}
