import { X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import type { OverlayFailedProps } from '../../design-system/OverlayBoundary.tsx';
import { useOverlayContainer } from '../../design-system/theme/overlayContainer.ts';
import { reloadOnce } from '../../platform/reloadOnce.ts';
import { usePortal } from '../../state/usePortal.ts';

const Frame = styled.div`
  position: fixed;
  inset-inline: 16px;
  inset-block-end: calc(16px + var(--wp-seen-bottom, 0px) + var(--wp-navigation-bar, var(--wp-safe-bottom)));
  z-index: var(--wp-layer-toast);
  max-width: 480px;
  margin-inline: auto;
  box-shadow: var(--wp-shadow-2);
`;

/** Says that a dialog, a menu, a popover or a toast couldn't be loaded. The screen stays as it is, also when a retry fails offline. */
export function OverlayFailed({ error, isRepeated, onRetry, onClose }: OverlayFailedProps) {
  const { t } = useTranslation('common');
  const { ownsPage, errors } = usePortal();
  const container = useOverlayContainer();
  useEffect(() => {
    errors.report('Loading an overlay', error);
    // The file may belong to an older build, which only a reload replaces; cart and forms are kept in the browser.
    if (ownsPage && isRepeated) void reloadOnce();
  }, [errors, error, ownsPage, isRepeated]);
  return createPortal(
    <Frame>
      <Alert
        tone="bad"
        title={t('load.text')}
        action={
          <>
            <Button onClick={onRetry}>{t('action.retry')}</Button>
            <IconButton label={t('action.close')} icon={<X aria-hidden />} onClick={onClose} />
          </>
        }
      />
    </Frame>,
    container,
  );
}
