import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { loadable } from '../../design-system/loadable.tsx';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';

const NotificationsDialog = loadable(() =>
  import('../../screens/notifications/NotificationsDialog.tsx').then((module) => module.NotificationsDialog),
);

/** The notification button with the number of unread messages (specification §2, Header). */
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
        onPointerEnter={NotificationsDialog.preload}
        onClick={() => setOpen(true)}
      />
      {isNeeded && <NotificationsDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
