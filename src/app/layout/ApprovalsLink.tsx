import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useFormat } from '../../components/useFormat.ts';
import { CornerCount } from '../../design-system/CornerCount.ts';
import { paths } from '../../routing/paths.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { IconLink } from './barStyles.ts';

/** The link to pending orders with their number, for approvers only (experience: Approvals). */
export function ApprovalsLink() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const mayApprove = useCustomer()?.canApprove === true;
  const count = useHeaderCounts(({ toApprove }) => toApprove);
  if (!mayApprove) return null;
  const words = count > 0 ? t('account.approvalsWaiting', { count }) : t('account.approvals');
  return (
    <IconLink as={NavLink} to={paths.approvals()} aria-label={words} title={words}>
      <ClipboardCheck aria-hidden />
      {count > 0 && <CornerCount>{format.number(count)}</CornerCount>}
    </IconLink>
  );
}
