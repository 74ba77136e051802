import { useTranslation } from 'react-i18next';
import { Switch } from '../../design-system/Switch.tsx';
import { isKindOn, kindsFor } from '../../domain/notifications/kinds.ts';
import { useNotifications } from '../../state/notifications/useNotifications.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { Loaded, SettingsSection } from './SettingsSection.tsx';

/** Which notifications the customer gets, stored at once in the cloud store, for all devices. */
export function NotificationsSection() {
  const { t } = useTranslation('settings');
  const canApprove = useCustomer()?.canApprove === true;
  const { kinds, known, failed, retry, choose } = useNotifications();
  return (
    <SettingsSection title={t('section.notifications')}>
      <p>{t('notifications.text')}</p>
      <Loaded data={known ? kinds : undefined} isFailed={failed} retry={retry} height={380}>
        {(chosen) =>
          kindsFor({ canApprove }).map((kind) => (
            <Switch
              key={kind}
              label={t(`notifications.${kind}.label`)}
              hint={t(`notifications.${kind}.hint`)}
              checked={isKindOn(chosen, kind)}
              onChange={({ currentTarget: { checked } }) => choose(kind, checked)}
            />
          ))
        }
      </Loaded>
    </SettingsSection>
  );
}
