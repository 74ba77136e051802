import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../design-system/Badge.ts';
import type { TransactionStatus } from '../domain/orders/transaction.ts';

const tones: Record<TransactionStatus, Tone> = {
  pending: 'warn',
  processing: 'brand',
  shipped: 'brand',
  delivered: 'ok',
  cancelled: 'neutral',
  open: 'neutral',
  overdue: 'bad',
  paid: 'ok',
  accepted: 'ok',
};

type StatusBadgeProps = { status: TransactionStatus; approvalStatus: number | null };

/** Where a transaction stands, in a word; one that waits for an approver says that first (specification §9). */
export function StatusBadge({ status, approvalStatus }: StatusBadgeProps) {
  const { t } = useTranslation('orders');
  const isWaiting = approvalStatus === 0 && status !== 'cancelled';
  return (
    <Badge $tone={isWaiting ? 'warn' : tones[status]}>
      {t(isWaiting ? 'approval.pending' : `status.${status}`)}
    </Badge>
  );
}
