import { useTranslation } from 'react-i18next';
import { Alert } from '../design-system/Alert.tsx';
import { APPROVAL } from '../domain/history/approval.ts';
import type { TransactionSummary } from '../domain/history/transaction.ts';

type ApprovalNoteProps = Pick<
  TransactionSummary,
  'status' | 'approvalStatus' | 'approvalComment' | 'approvedBy'
>;

export function ApprovalNote({ status, approvalStatus, approvalComment, approvedBy }: ApprovalNoteProps) {
  const { t } = useTranslation('history');
  if (approvalStatus === APPROVAL.pending) {
    if (status === 'cancelled') return null;
    return (
      <Alert tone="warn" title={t('approval.pending.title')}>
        {t('approval.pending.text')}
      </Alert>
    );
  }
  if (approvalStatus !== APPROVAL.approved && approvalStatus !== APPROVAL.refused) return null;
  const isApproved = approvalStatus === APPROVAL.approved;
  const decision = isApproved ? 'approved' : 'refused';
  return (
    <Alert tone={isApproved ? 'ok' : 'bad'} title={t(`approval.${decision}.title`)} announce={null}>
      {approvedBy && <p>{t(`approval.${decision}.by`, { name: approvedBy })}</p>}
      {approvalComment && <q>{approvalComment}</q>}
    </Alert>
  );
}
