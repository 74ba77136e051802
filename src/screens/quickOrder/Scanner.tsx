import { useTranslation } from 'react-i18next';
import { rowScanned } from '../../domain/quickOrder/scanRow.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useQuickOrder } from '../../state/quickOrder/useQuickOrder.ts';
import { useScannedRow } from '../../state/quickOrder/useScannedRow.ts';
import { BarcodeCamera } from '../../widgets/scanning/BarcodeCamera.tsx';
import { ScannedRow } from './ScannedRow.tsx';

type ScannerProps = { actions: QuickOrderActions; onClose(): void };

/** Scan, type the quantity, scan the next one. */
export function Scanner({ actions, onClose }: ScannerProps) {
  const { t } = useTranslation('quickOrder');
  const { video, state, code, scanNext } = useScannedRow(actions);
  const row = useQuickOrder(({ rows }) => rowScanned(rows, code));
  return (
    <BarcodeCamera video={video} state={state} closeText={t('scan.done')} onClose={onClose}>
      {row && <ScannedRow key={row.key} actions={actions} row={row} onNext={scanNext} />}
    </BarcodeCamera>
  );
}
