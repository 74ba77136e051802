import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import type { UnblockWay } from '../../domain/push/unblockWay.ts';
import { useCompany } from '../../state/usePortal.ts';

export function UnblockHelp({ way }: { way: UnblockWay }) {
  const { t } = useTranslation('device');
  const { name: company } = useCompany();
  return (
    <Alert tone="info" title={t('push.blocked.title')}>
      {t(`push.blocked.${way}`, { company })}
    </Alert>
  );
}
