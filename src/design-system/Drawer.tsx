import { Dialog as Base } from '@base-ui/react/dialog';
import type { DialogProps } from './Dialog.tsx';
import { DialogPanel } from './DialogPanel.tsx';

/** A bottom sheet with the behaviour of a dialog. */
export function Drawer({ open, onClose, ...panel }: Omit<DialogProps, 'size' | 'alert'>) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <DialogPanel {...panel} placement="bottom" />
    </Base.Root>
  );
}
