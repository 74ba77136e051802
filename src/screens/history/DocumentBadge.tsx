import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { Badge } from '../../design-system/Badge.ts';
import { APPROVAL } from '../../domain/history/approval.ts';
import { daysOverdue } from '../../domain/history/daysOverdue.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { usePortal } from '../../state/usePortal.ts';

/** The status; of an invoice that should have been paid, since how many days. */
export function DocumentBadge({ document }: { document: TransactionSummary }) {
  const { t } = useTranslation('orders');
  const { clock } = usePortal();
  const isApproved = (document.approvalStatus ?? APPROVAL.approved) === APPROVAL.approved;
  const days = isApproved ? daysOverdue(document, clock.today()) : 0;
  if (days === 0) return <StatusBadge {...document} />;
  return <Badge $tone="bad">{t('daysOverdue', { count: days })}</Badge>;
}
