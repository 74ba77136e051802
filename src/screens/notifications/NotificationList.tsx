import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { hover } from '../../design-system/theme/media.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { DEFAULT_STORE_VIEW, storeQuery } from '../../domain/catalogue/storeView.ts';
import { headlineOf, type Notification } from '../../domain/notifications/notification.ts';
import { paths } from '../../routing/paths.ts';

const notificationLink = ({
  kind,
  transactionId,
  productId,
}: Pick<Notification, 'kind' | 'transactionId' | 'productId'>): string | null => {
  if (productId !== null) return paths.product(productId);
  if (kind === 'deal') return paths.store(storeQuery({ ...DEFAULT_STORE_VIEW, deals: true }));
  if (transactionId === '') return null;
  return kind === 'approvalWaiting' ? paths.approvals(transactionId) : paths.document(transactionId);
};

const Row = styled.li<{ $unread: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 10px;
  padding: 8px 0;

  &:not(:first-child) {
    border-block-start: 1px solid var(--wp-line);
  }

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $unread }) => ($unread ? 'var(--wp-brand)' : 'transparent')};
  }

  & > button {
    z-index: 1;
  }
`;

/** The whole row leads there. */
const RowLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const Headline = styled.p<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? 600 : 'inherit')};
  overflow-wrap: anywhere;
`;

const Body = styled.p`
  overflow-wrap: anywhere;
`;

type NotificationListProps = {
  notifications: readonly Notification[];
  onRead(id: string, isRead: boolean): void;
  onDelete(notification: Notification): void;
  onLeave(): void;
};

type NotificationRowProps = Omit<NotificationListProps, 'notifications'> & { notification: Notification };

function NotificationRow({ notification, onRead, onDelete, onLeave }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { id, title, body, date, isRead } = notification;
  const headline = headlineOf(notification);
  const link = notificationLink(notification);
  const toggle = isRead ? t('markUnread') : t('markRead');
  return (
    <Row $unread={!isRead}>
      <div>
        <Headline $unread={!isRead}>
          {!isRead && <VisuallyHidden>{t('isUnread')} · </VisuallyHidden>}
          {link ? (
            <RowLink
              to={link}
              aria-label={t('of', { action: t('show'), body: headline })}
              onClick={() => {
                if (!isRead) onRead(id, true);
                onLeave();
              }}
            >
              {headline}
            </RowLink>
          ) : (
            headline
          )}
        </Headline>
        {title !== '' && <Body>{body}</Body>}
        <SmallText as="time" dateTime={date}>
          {format.date(date)}
        </SmallText>
      </div>
      <IconButton
        label={t('of', { action: toggle, body: headline })}
        title={toggle}
        icon={isRead ? <MailOpen aria-hidden /> : <Mail aria-hidden />}
        onClick={() => onRead(id, !isRead)}
      />
      <IconButton
        label={t('of', { action: t('delete'), body: headline })}
        title={t('delete')}
        icon={<Trash2 aria-hidden />}
        onClick={() => onDelete(notification)}
      />
    </Row>
  );
}

export function NotificationList({ notifications, ...actions }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  return (
    <ul aria-label={t('title')}>
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} {...actions} />
      ))}
    </ul>
  );
}
