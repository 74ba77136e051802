import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { ScreenFrame, Stack } from '../../design-system/ScreenFrame.ts';
import { useNothingToApprove } from '../../state/approvals/useNothingToApprove.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { ApprovalOrder } from './ApprovalOrder.tsx';
import { PendingOrderList } from './PendingOrderList.tsx';

function Denied() {
  const { t } = useTranslation('approvals');
  useNamedPage(t('title'));
  useNothingToApprove();
  return (
    <Stack>
      <Heading>{t('title')}</Heading>
      <EmptyCard icon={<ShieldAlert />} title={t('denied.title')} text={t('denied.text')} />
    </Stack>
  );
}

/** The pending orders, or one of them (rules: Approval). */
export function ApprovalsScreen() {
  // Both namespaces load at once; a later one would suspend the screen again.
  useTranslation(['approvals', 'orders']);
  const { id } = useParams();
  const mayApprove = useCustomer()?.canApprove === true;
  const order = id === undefined ? <PendingOrderList /> : <ApprovalOrder key={id} id={id} />;
  return <ScreenFrame>{mayApprove ? order : <Denied />}</ScreenFrame>;
}
