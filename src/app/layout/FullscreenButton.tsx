import { Maximize2, Minimize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../design-system/IconButton.tsx';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { usePortal } from '../../state/usePortal.ts';

/** Where the parent offers it: the portal over the whole page, and back. */
export function FullscreenButton() {
  const { t } = useTranslation('layout');
  const { parent } = usePortal();
  const isFull = useAppearance().context.displayMode === 'fullscreen';
  const request = parent?.requestDisplayMode;
  if (!request) return null;
  return (
    <IconButton
      label={t(isFull ? 'fullscreen.exit' : 'fullscreen.enter')}
      icon={isFull ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
      onClick={() => void request(isFull ? 'inline' : 'fullscreen')}
    />
  );
}
