import type { DialogProps } from './DialogPanel.tsx';
import { LazyDialogPanel } from './LazyDialogPanel.ts';
import { useEverTrue } from './useEverTrue.ts';

/** A sheet that comes up from the bottom edge, where thumbs are: filters on a phone. Behaves as a dialog. */
export function Drawer(props: Omit<DialogProps, 'size' | 'alert'>) {
  return useEverTrue(props.open) ? <LazyDialogPanel {...props} placement="bottom" /> : null;
}
