import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { rowScanned } from '../../domain/quickOrder/scanRow.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useQuickOrder } from '../../state/quickOrder/useQuickOrder.ts';
import { useScannedRow } from '../../state/quickOrder/useScannedRow.ts';
import { ScannedRow } from './ScannedRow.tsx';

const Frame = styled.div`
  display: grid;
  gap: 12px;
`;

const View = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  max-height: 46dvh;
  overflow: hidden;
  border-radius: var(--wp-radius-card);
  background: #000;

  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* Where the barcode is held. */
  &::after {
    content: '';
    position: absolute;
    inset: 30% 12%;
    border: 2px solid #fff;
    border-radius: 10px;
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 35%);
  }
`;

/** The height of a product with its quantity, so that nothing moves when one is found. */
const Result = styled.div`
  display: grid;
  align-content: center;
  min-height: 96px;
`;

type ScannerProps = { actions: QuickOrderActions; onClose(): void };

/** Scan, type the quantity, scan the next one. */
export function Scanner({ actions, onClose }: ScannerProps) {
  const { t } = useTranslation('quickOrder');
  const { video, state, code, scanNext } = useScannedRow(actions);
  const row = useQuickOrder(({ rows }) => rowScanned(rows, code));
  const isWorking = state === 'starting' || state === 'scanning';
  return (
    <Frame>
      {isWorking ? (
        <View>
          <video ref={video} muted playsInline aria-label={t('scan.camera')} />
        </View>
      ) : (
        <Alert tone="warn" title={t(`scan.problem.${state}`)} />
      )}
      <Result>
        {isWorking && !row && <p role="status">{t(`scan.${state}`)}</p>}
        {row && <ScannedRow key={row.key} actions={actions} row={row} onNext={scanNext} />}
      </Result>
      <Button onClick={onClose}>{t('scan.done')}</Button>
    </Frame>
  );
}
