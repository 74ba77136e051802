import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../design-system/Badge.ts';
import { APPROVAL } from '../domain/orders/approval.ts';
import { isPartPaid } from '../domain/orders/openInvoice.ts';
import type { TransactionStatus, TransactionSummary } from '../domain/orders/transaction.ts';

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

type StatusBadgeProps = Pick<
  TransactionSummary,
  'kind' | 'status' | 'approvalStatus' | 'dueDate' | 'net' | 'balance'
>;

/**
 * Where a transaction stands, in a word that fits its kind; one that waits for an approver, or was refused by one, says that
 * first (specification §9). An invoice of which a part is paid isn't like one that nobody paid; that it is overdue matters more.
 */
export function StatusBadge(transaction: StatusBadgeProps) {
  const { kind, status, approvalStatus } = transaction;
  const { t } = useTranslation('orders');
  if (approvalStatus === APPROVAL.refused) return <Badge $tone="bad">{t('approval.refused')}</Badge>;
  if (approvalStatus === APPROVAL.pending && status !== 'cancelled')
    return <Badge $tone="warn">{t('approval.pending')}</Badge>;
  if (status === 'open' && isPartPaid(transaction)) return <Badge $tone="brand">{t('partPaid')}</Badge>;
  return <Badge $tone={tones[status]}>{t(`status.${kind}.${status}`)}</Badge>;
}
