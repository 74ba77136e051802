import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { ScreenFrame, Stack } from '../../design-system/ScreenFrame.ts';
import { paths } from '../../routing/paths.ts';
import { useNothingToApprove } from '../../state/approvals/useNothingToApprove.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { ApprovalOrder } from './ApprovalOrder.tsx';
import { PendingOrderList } from './PendingOrderList.tsx';

// The bar with the decision is at the bottom of the window below a short order too.
const OrderFrame = styled(ScreenFrame)`
  display: flex;
  flex-direction: column;
  min-height: calc(var(--wp-screen, 100dvh) - var(--wp-header-height, 60px));

  & > :first-child {
    flex: 1 0 auto;
    align-content: start;
  }
`;

function Denied() {
  const { t } = useTranslation('approvals');
  useNamedPage(t('title'));
  useNothingToApprove();
  return (
    <Stack>
      <Heading>{t('title')}</Heading>
      <EmptyCard
        icon={<ShieldAlert />}
        title={t('denied.title')}
        text={t('denied.text')}
        actions={
          <ButtonLink as={Link} to={paths.history('status=waiting')}>
            {t('denied.own')}
          </ButtonLink>
        }
      />
    </Stack>
  );
}

/** The pending orders, or one of them (rules: Approval). */
export function ApprovalsScreen() {
  // Both namespaces load at once; a later one would suspend the screen again.
  useTranslation(['approvals', 'orders']);
  const { id } = useParams();
  const mayApprove = useCustomer()?.canApprove === true;
  if (mayApprove && id !== undefined) {
    return (
      <OrderFrame>
        <ApprovalOrder key={id} id={id} />
      </OrderFrame>
    );
  }
  return <ScreenFrame>{mayApprove ? <PendingOrderList /> : <Denied />}</ScreenFrame>;
}
