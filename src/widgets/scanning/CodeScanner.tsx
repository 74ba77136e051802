import { useTranslation } from 'react-i18next';
import { useScanner } from '../../state/quickOrder/useScanner.ts';
import { BarcodeCamera } from './BarcodeCamera.tsx';

type CodeScannerProps = { onCode(code: string): void; onClose(): void };

/** Reads one barcode with the camera. */
export function CodeScanner({ onCode, onClose }: CodeScannerProps) {
  const { t } = useTranslation('quickOrder');
  const { video, state } = useScanner(onCode);
  return <BarcodeCamera video={video} state={state} closeText={t('scan.cancel')} onClose={onClose} />;
}
