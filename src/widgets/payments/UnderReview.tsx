import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { useCompany } from '../../state/usePortal.ts';

/** The provider reviews a payment: neither paid nor failed, and there is nothing more to do. */
export function UnderReview() {
  const { t } = useTranslation('payments');
  const { name: company } = useCompany();
  return (
    <Alert tone="warn" announce="status" title={t('status.heldTitle')}>
      {t('status.held', { company })}
    </Alert>
  );
}
