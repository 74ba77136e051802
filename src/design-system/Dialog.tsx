import { ModalPanel } from './lazyOverlays.tsx';
import type { ModalPanelProps } from './ModalPanel.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { useEverTrue } from './useEverTrue.ts';

export type DialogProps = Omit<ModalPanelProps, 'placement'> & { placement?: 'centre' | 'corner' };

/** Its code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const isNeeded = useEverTrue(props.open);
  return (
    isNeeded && (
      <OverlayBoundary open={props.open} onClose={props.onClose}>
        <ModalPanel placement="centre" {...props} />
      </OverlayBoundary>
    )
  );
}
