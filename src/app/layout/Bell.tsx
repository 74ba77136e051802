import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { NotificationsDialog } from '../loadCode.ts';

export function Bell() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useEverTrue(isOpen);
  const count = useHeaderCounts(({ unread }) => unread);
  return (
    <>
      <IconButton
        label={count > 0 ? t('bell.unread', { count }) : t('bell.none')}
        icon={<BellIcon aria-hidden />}
        count={count > 0 ? format.number(count) : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isNeeded && (
        <OverlayBoundary open={isOpen} onClose={() => setOpen(false)}>
          <NotificationsDialog open={isOpen} onClose={() => setOpen(false)} />
        </OverlayBoundary>
      )}
    </>
  );
}
