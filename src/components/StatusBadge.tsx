import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../design-system/Badge.ts';
import { APPROVAL } from '../domain/history/approval.ts';
import { displayStatus } from '../domain/history/openInvoice.ts';
import type { TransactionStatus, TransactionSummary } from '../domain/history/transaction.ts';
import { useStatusText } from './useStatusText.ts';

const tones: Record<TransactionStatus | 'partPaid' | 'clearing', Tone> = {
  awaiting_payment: 'warn',
  pending: 'neutral',
  processing: 'info',
  shipped: 'info',
  delivered: 'ok',
  cancelled: 'neutral',
  open: 'neutral',
  partPaid: 'info',
  clearing: 'warn',
  overdue: 'bad',
  paid: 'ok',
  accepted: 'ok',
};

type StatusBadgeProps = Pick<
  TransactionSummary,
  'kind' | 'status' | 'approvalStatus' | 'dueDate' | 'net' | 'balance' | 'isUnderReview' | 'isClearing'
>;

/** A pending or refused approval takes precedence over the status (rules: Approval). */
export function StatusBadge(transaction: StatusBadgeProps) {
  const { status, approvalStatus, isUnderReview } = transaction;
  const { t } = useTranslation('orders');
  const getStatusText = useStatusText();
  if (approvalStatus === APPROVAL.refused) return <Badge $tone="bad">{t('approval.refused')}</Badge>;
  if (approvalStatus === APPROVAL.pending && status !== 'cancelled')
    return <Badge $tone="warn">{t('approval.pending')}</Badge>;
  if (status === 'awaiting_payment' && isUnderReview) return <Badge $tone="warn">{t('underReview')}</Badge>;
  return <Badge $tone={tones[displayStatus(transaction)]}>{getStatusText(transaction)}</Badge>;
}
