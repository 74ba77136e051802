import type { DialogProps } from './Dialog.tsx';
import { ModalPanel } from './lazyOverlays.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { useEverTrue } from './useEverTrue.ts';

/** A bottom sheet with the behaviour of a dialog. */
export function Drawer(props: Omit<DialogProps, 'size' | 'alert' | 'placement'>) {
  const isNeeded = useEverTrue(props.open);
  return (
    isNeeded && (
      <OverlayBoundary open={props.open} onClose={props.onClose}>
        <ModalPanel {...props} placement="bottom" />
      </OverlayBoundary>
    )
  );
}
