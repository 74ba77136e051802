import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './DialogPanel.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will happen, and what won't come back. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** What it does can't be undone. */
  danger?: boolean;
  /** The action is under way. */
  busy?: boolean;
  finalFocus?: DialogProps['finalFocus'];
};

/** Are you sure? The way back comes first, so that it has the focus. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
  finalFocus,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onCancel}
      finalFocus={finalFocus}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
