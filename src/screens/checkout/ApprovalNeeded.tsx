import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { useApprovers } from '../../state/approvals/useApprovers.ts';
import { useCompany } from '../../state/usePortal.ts';

export function ApprovalNeeded() {
  const { t, i18n } = useTranslation('checkout');
  const { name: company } = useCompany();
  const approvers = useApprovers();
  if (!approvers) return null;
  const names = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(approvers);
  return (
    <Alert tone="info" title={t('place.approval.title')}>
      {approvers.length > 0
        ? t('place.approval.by', { company, approvers: names })
        : t('place.approval.text', { company })}
    </Alert>
  );
}
