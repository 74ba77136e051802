import type { DialogProps } from './DialogPanel.tsx';
import { LazyDialogPanel } from './LazyDialogPanel.ts';
import { useEverTrue } from './useEverTrue.ts';

/** A bottom sheet with the behaviour of a dialog. */
export function Drawer(props: Omit<DialogProps, 'size' | 'alert'>) {
  return useEverTrue(props.open) ? <LazyDialogPanel {...props} placement="bottom" /> : null;
}
