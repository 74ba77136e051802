import { ScanBarcode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { mayScan } from '../../state/quickOrder/mayScan.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { HeaderDialog } from './HeaderDialog.tsx';

const HEIGHT = 400;

const Scanner = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "csv" */ './Scanner.tsx')).Scanner,
  () => <Skeleton $height={HEIGHT} />,
);

/** Opens the camera, where the browser has one, to scan barcodes into the quick order. `actions`: null until it is opened. */
export function ScanButton({ actions }: { actions: QuickOrderActions | null }) {
  const { t } = useTranslation('quickOrder');
  if (!mayScan()) return null;
  return (
    <HeaderDialog
      label={t('scan.open')}
      title={t('scan.title')}
      icon={<ScanBarcode aria-hidden />}
      disabled={!actions}
      preload={Scanner.preload}
    >
      {(close) => actions && <Scanner actions={actions} onClose={close} />}
    </HeaderDialog>
  );
}
