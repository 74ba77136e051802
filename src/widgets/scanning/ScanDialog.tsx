import { Suspense } from 'react';
import { Dialog, type DialogProps } from '../../design-system/Dialog.tsx';
import { CodeScanner } from './CodeScanner.tsx';

type ScanDialogProps = Pick<DialogProps, 'open' | 'title' | 'onClose' | 'finalFocus'> & {
  onCode(code: string): void;
};

/** Reads one barcode with the camera, and closes. */
export function ScanDialog({ onCode, ...dialog }: ScanDialogProps) {
  const { open, onClose } = dialog;
  const take = (code: string) => {
    onClose();
    onCode(code);
  };
  return (
    <Dialog {...dialog}>
      <Suspense>{open && <CodeScanner onCode={take} onClose={onClose} />}</Suspense>
    </Dialog>
  );
}
