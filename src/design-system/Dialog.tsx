import type { DialogProps } from './DialogPanel.tsx';
import { LazyDialogPanel } from './LazyDialogPanel.ts';
import { useEverTrue } from './useEverTrue.ts';

/**
 * A question or a small form over the screen: focus stays inside and goes back to where it was; Escape closes. Its code is
 * fetched when it first opens, or earlier with `LazyDialogPanel.preload()`.
 */
export function Dialog(props: DialogProps) {
  return useEverTrue(props.open) ? <LazyDialogPanel {...props} placement="centre" /> : null;
}
