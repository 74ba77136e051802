import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Switch } from '../../design-system/Switch.tsx';
import { usePush } from '../../state/notifications/usePush.ts';
import { useCompany } from '../../state/usePortal.ts';
import { IosSteps } from '../../widgets/install/IosSteps.tsx';
import { UnblockHelp } from '../../widgets/push/UnblockHelp.tsx';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';

/** Whether this device shows notifications when the portal is closed. Nothing where the company sends none, and in a parent's page. */
export function DeviceNotifications() {
  const { t } = useTranslation('device');
  const { name: company } = useCompany();
  const push = usePush();
  switch (push.support) {
    case 'none':
      return null;
    case 'no':
      return <p>{t('push.unsupported')}</p>;
    case 'installFirst':
      return (
        <>
          <p>{t('push.installFirst', { company })}</p>
          <IosSteps />
        </>
      );
    case 'yes':
      return (
        <>
          <Switch
            label={t('push.switch.label')}
            hint={t('push.switch.hint', { company })}
            checked={push.isOn && push.permission === 'granted'}
            disabled={push.isBusy || push.permission === 'denied'}
            onChange={({ currentTarget: { checked } }) => (checked ? push.turnOn() : push.turnOff())}
          />
          <OfflineNote />
          {push.permission === 'denied' && <UnblockHelp way={push.unblockWay} />}
          {push.isFailed && <Alert tone="bad">{t('push.failed')}</Alert>}
        </>
      );
  }
}
