import { BellOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../design-system/ConfirmDialog.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { MutedText } from '../../design-system/MutedText.ts';
import { Spinner } from '../../design-system/Spinner.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { countUnread, headlineOf, type Notification } from '../../domain/notifications/notification.ts';
import { paths } from '../../routing/paths.ts';
import { useNotifications } from '../../state/notifications/useNotifications.ts';
import { NotificationList } from './NotificationList.tsx';

const SettingsLink = styled(TextLink)`
  display: inline-block;
  margin-block-start: 12px;
  padding-block: 3px;
`;

const MarkAll = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-block-start: -8px;

  & > button {
    margin-inline: -14px;
  }
`;

type MarkAllReadProps = {
  unread: string;
  notifications: readonly Notification[];
  setRead(id: Notification['id'], isRead: boolean): void;
};

function MarkAllRead({ unread, notifications, setRead }: MarkAllReadProps) {
  const { t } = useTranslation('notifications');
  return (
    <MarkAll>
      <MutedText>{unread}</MutedText>
      <Button
        variant="quiet"
        onClick={() => {
          for (const { id, isRead } of notifications) if (!isRead) setRead(id, true);
        }}
      >
        {t('markAllRead')}
      </Button>
    </MarkAll>
  );
}

type NoneShownProps = { failed: boolean; isPending: boolean; onRetry(): void };

function NoneShown({ failed, isPending, onRetry }: NoneShownProps) {
  const { t } = useTranslation('notifications');
  if (failed) {
    return <Alert tone="bad" title={t('unknown')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
  }
  return isPending ? (
    <Spinner label={t('loading')} />
  ) : (
    <EmptyState icon={<BellOff />} title={t('none.title')} text={t('none.text')} />
  );
}

type ConfirmDeleteProps = Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'> & {
  notification: Notification | null;
};

function ConfirmDelete({ notification, ...dialog }: ConfirmDeleteProps) {
  const { t } = useTranslation('notifications');
  return (
    <ConfirmDialog
      title={t('sure.title')}
      description={t('sure.text', { body: notification && headlineOf(notification) })}
      confirmLabel={t('sure.yes')}
      cancelLabel={t('sure.no')}
      danger
      {...dialog}
    />
  );
}

export type NotificationsDialogProps = { open: boolean; onClose(): void };

function Notifications({ open, onClose }: NotificationsDialogProps) {
  const { t } = useTranslation('notifications');
  const { notifications, isPending, failed, retry, setRead, remove } = useNotifications();
  /** Stays set while the confirmation closes, which shows its text. */
  const [notificationToDelete, setNotificationToDelete] = useState<Notification | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const unreadCount = countUnread(notifications);
  const unread = t('unread', { count: unreadCount });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      size="medium"
      placement="corner"
      description={notifications.length > 0 && unreadCount < 2 && (unreadCount > 0 ? unread : t('allRead'))}
    >
      {unreadCount > 1 && <MarkAllRead unread={unread} notifications={notifications} setRead={setRead} />}
      {notifications.length > 0 ? (
        <NotificationList
          notifications={notifications}
          onRead={setRead}
          onDelete={(notification) => {
            setNotificationToDelete(notification);
            setConfirming(true);
          }}
          onLeave={onClose}
        />
      ) : (
        <NoneShown failed={failed} isPending={isPending} onRetry={retry} />
      )}
      <SettingsLink as={Link} to={paths.accountSettings()} onClick={onClose}>
        {t('settings')}
      </SettingsLink>
      <VisuallyHidden role="status">{open && unread}</VisuallyHidden>
      <ConfirmDelete
        notification={notificationToDelete}
        open={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          if (notificationToDelete) remove(notificationToDelete.id);
          setConfirming(false);
        }}
      />
    </Dialog>
  );
}

export function NotificationsDialog(props: NotificationsDialogProps) {
  return (
    <Suspense>
      <Notifications {...props} />
    </Suspense>
  );
}
