import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useCanScan } from '../../state/quickOrder/useScanner.ts';
import { Scanner } from './Scanner.tsx';

/** Opens the camera, where the browser has one, to scan barcodes into the quick order. */
export function ScanButton({ actions }: { actions: QuickOrderActions }) {
  const { t } = useTranslation('quickOrder');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useCanScan()) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ScanBarcode aria-hidden />
        {t('scan.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('scan.title')}>
        {isOpen && <Scanner actions={actions} onClose={close} />}
      </Dialog>
    </>
  );
}
