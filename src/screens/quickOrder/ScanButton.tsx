import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';
import { mayScan } from '../../state/quickOrder/mayScan.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';

const HEIGHT = 400;

const Scanner = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "csv" */ './Scanner.tsx')).Scanner,
  () => <Skeleton $height={HEIGHT} />,
);

const OpenButton = styled(Button)`
  align-self: center;
  margin-inline-start: auto;

  ${phone} {
    width: 100%;
    margin-block-start: 8px;
  }
`;

/** Opens the camera, where the browser has one, to scan barcodes into the quick order. `actions`: null until it is opened. */
export function ScanButton({ actions }: { actions: QuickOrderActions | null }) {
  const { t } = useTranslation('quickOrder');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!mayScan()) return null;
  return (
    <>
      <OpenButton
        disabled={!actions}
        onPointerEnter={Scanner.preload}
        onFocus={Scanner.preload}
        onClick={() => setOpen(true)}
      >
        <ScanBarcode aria-hidden />
        {t('scan.open')}
      </OpenButton>
      <OverlayBoundary open={isOpen} onClose={close}>
        <Dialog open={isOpen} onClose={close} title={t('scan.title')}>
          {isOpen && actions && <Scanner actions={actions} onClose={close} />}
        </Dialog>
      </OverlayBoundary>
    </>
  );
}
