import { useTranslation } from 'react-i18next';
import { Switch } from '../../design-system/Switch.tsx';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { isKindOn, kindsFor, type NotificationKind } from '../../domain/notifications/kinds.ts';
import { useNotifications } from '../../state/notifications/useNotifications.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { DeviceNotifications } from './DeviceNotifications.tsx';
import { Loaded, SettingsSection } from './SettingsSection.tsx';

/** Of the texts: the kinds about orders are named after what the company makes of them. */
const textOf = (kind: NotificationKind, transaction: TransactionKind) =>
  kind === 'orderStatus' || kind === 'approvalWaiting' || kind === 'approvalDecided'
    ? (`${kind}.${transaction}` as const)
    : kind;

export function NotificationsSection() {
  const { t } = useTranslation('settings');
  const canApprove = useCustomer()?.canApprove === true;
  const transaction = useTransactionKind();
  const { kinds, known, failed, retry, choose } = useNotifications();
  return (
    <SettingsSection title={t('section.notifications')}>
      <DeviceNotifications />
      <p>{t('notifications.text')}</p>
      <Loaded data={known ? kinds : undefined} isFailed={failed} retry={retry} height={380}>
        {(chosen) =>
          kindsFor({ canApprove }).map((kind) => (
            <Switch
              key={kind}
              label={t(`notifications.${textOf(kind, transaction)}.label`)}
              hint={t(`notifications.${textOf(kind, transaction)}.hint`)}
              checked={isKindOn(chosen, kind)}
              onChange={({ currentTarget: { checked } }) => choose(kind, checked)}
            />
          ))
        }
      </Loaded>
    </SettingsSection>
  );
}
