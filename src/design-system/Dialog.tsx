import type { DialogProps } from './DialogPanel.tsx';
import { LazyDialogPanel } from './LazyDialogPanel.ts';
import { useEverTrue } from './useEverTrue.ts';

/**
 * A modal dialog: it traps the focus, restores it on close, and closes with Escape. The code is loaded when it first
 * opens, or earlier by `LazyDialogPanel.preload()`.
 */
export function Dialog(props: DialogProps) {
  return useEverTrue(props.open) ? <LazyDialogPanel {...props} placement="centre" /> : null;
}
