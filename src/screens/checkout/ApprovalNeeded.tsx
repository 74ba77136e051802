import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { useCompany } from '../../state/usePortal.ts';
import { useApproverNames } from './useApproverNames.ts';

export function ApprovalNeeded() {
  const { t } = useTranslation('checkout');
  const { name: company } = useCompany();
  const approvers = useApproverNames();
  if (approvers === null) return null;
  return (
    <Alert tone="info" title={t('place.approval.title')}>
      {t(`place.approval.${approvers ? 'by' : 'text'}`, { company, approvers })}
    </Alert>
  );
}
