import { Maximize2, Minimize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Parent } from '../../bridge/contract.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { useAppearance } from '../../state/appearance/useAppearance.ts';

/** The portal over the whole page, and back. */
export function FullscreenButton({ request }: { request: NonNullable<Parent['requestDisplayMode']> }) {
  const { t } = useTranslation('layout');
  const isFull = useAppearance().context.displayMode === 'fullscreen';
  return (
    <IconButton
      label={t(isFull ? 'fullscreen.exit' : 'fullscreen.enter')}
      icon={isFull ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
      onClick={() => void request(isFull ? 'inline' : 'fullscreen')}
    />
  );
}
