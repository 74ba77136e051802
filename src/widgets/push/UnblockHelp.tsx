import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import type { UnblockWay } from '../../domain/push/unblockWay.ts';
import { useCompany } from '../../state/usePortal.ts';

/** How customers allow the notifications that they have blocked, in words for their browser. */
export function UnblockHelp({ way }: { way: UnblockWay }) {
  const { t } = useTranslation('device');
  const { name: company } = useCompany();
  return (
    <Alert tone="info" title={t('push.blocked.title')}>
      {t(`push.blocked.${way}`, { company })}
    </Alert>
  );
}
