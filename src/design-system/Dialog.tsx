import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { DialogPanel, type DialogPanelProps } from './DialogPanel.tsx';

export type DialogProps = Omit<DialogPanelProps, 'placement'> & {
  open: boolean;
  /** Called for Escape, the close button and a press outside. */
  onClose: () => void;
  /** An alert dialog: announced as an alert and not closed by a press outside. */
  alert?: boolean;
};

/** A modal dialog: it traps the focus, restores it on close, and closes with Escape. */
export function Dialog({ open, onClose, alert = false, ...panel }: DialogProps) {
  const Root = alert ? AlertDialog.Root : Base.Root;
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <DialogPanel {...panel} placement="centre" />
    </Root>
  );
}
