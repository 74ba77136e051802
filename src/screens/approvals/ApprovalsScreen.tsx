import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ScreenFrame, Stack } from '../../components/ScreenFrame.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { ApprovalOrder } from './ApprovalOrder.tsx';
import { WaitingList } from './WaitingList.tsx';

/** What waits for an approver, and one order of it (experience: Approvals). Who may not approve is told so. */
export function ApprovalsScreen() {
  const { t } = useTranslation(['approvals', 'orders']);
  const { id } = useParams();
  const mayApprove = useCustomer()?.canApprove === true;
  if (!mayApprove) {
    return (
      <ScreenFrame>
        <Stack>
          <Heading>{t('title')}</Heading>
          <Card>
            <EmptyState icon={<ShieldAlert />} title={t('denied.title')} text={t('denied.text')} />
          </Card>
        </Stack>
      </ScreenFrame>
    );
  }
  return <ScreenFrame>{id === undefined ? <WaitingList /> : <ApprovalOrder key={id} id={id} />}</ScreenFrame>;
}
