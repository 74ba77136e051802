import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import type { useScanner } from '../../state/quickOrder/useScanner.ts';

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

type BarcodeCameraProps = Pick<ReturnType<typeof useScanner>, 'video' | 'state'> & {
  closeText: string;
  onClose(): void;
  /** What was scanned; without it, the frame tells what to do. */
  children?: ReactNode;
};

/** The camera's picture with a frame for the barcode, or why there is none. */
export function BarcodeCamera({ video, state, closeText, onClose, children }: BarcodeCameraProps) {
  const { t } = useTranslation('quickOrder');
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
        {isWorking && !children && <p role="status">{t(`scan.${state}`)}</p>}
        {children}
      </Result>
      <Button onClick={onClose}>{closeText}</Button>
    </Frame>
  );
}
