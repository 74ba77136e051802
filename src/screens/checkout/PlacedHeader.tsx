import { CircleCheckBig, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { useFocusOnArrival } from '../../design-system/focusAndShow.ts';
import { Heading } from '../../design-system/Heading.ts';
import { APPROVAL } from '../../domain/history/approval.ts';
import { shownSteps, withWaiting } from '../../domain/history/orderSteps.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { isUnderReview } from '../../domain/payments/payment.ts';
import { useCompany } from '../../state/usePortal.ts';
import { OrderTimeline } from '../../widgets/history/OrderTimeline.tsx';
import { Section } from './checkoutStyles.ts';
import { useApproverNames } from './useApproverNames.ts';
import { useIsHeld } from './useIsHeld.ts';

const Header = styled(Section)<{ $waits: boolean }>`
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;

  & > svg {
    grid-row: span 2;
    width: 34px;
    height: 34px;
    color: ${({ $waits }) => ($waits ? 'var(--wp-warn)' : 'var(--wp-ok)')};
  }

  & > h1 {
    scroll-margin-block-start: 140px;
    outline: none;
  }
`;

const UNBROKEN = { whiteSpace: 'nowrap' } as const;

const SentText = styled.p`
  grid-column: 2;
  overflow-wrap: anywhere;
`;

const Progress = styled.div`
  grid-column: 1 / -1;
  margin-block-start: 10px;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

export function PlacedHeader({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['checkout', 'orders']);
  const format = useFormat();
  const company = useCompany();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { kind, number, shipDate, emailedTo } = transaction;
  const needsApproval = transaction.approvalStatus === APPROVAL.pending;
  const isHeld = useIsHeld(transaction);
  const approvers = useApproverNames();
  const waiting = approvers ? t('orders:steps.waitingFor', { approvers }) : t('orders:steps.waiting');
  const steps = shownSteps(transaction.steps);
  const waits = needsApproval || isHeld || isUnderReview(transaction.payments);
  const nextText = t(`placed.next.${kind}`, {
    company: company.name,
    date: format.date(shipDate, 'weekday'),
  });
  const [before, after] = t(`placed.${needsApproval ? 'waiting' : 'title'}.${kind}`, { number: '#' }).split(
    '#',
  );
  return (
    <Header $waits={waits}>
      {waits ? <Clock aria-hidden /> : <CircleCheckBig aria-hidden />}
      <Heading ref={heading} tabIndex={-1}>
        {before}
        <span style={UNBROKEN}>{number}</span>
        {after}
      </Heading>
      {!waits && <p>{nextText}</p>}
      {needsApproval && steps.length === 0 && <p>{waiting}</p>}
      {emailedTo && <SentText>{t('placed.emailed', { email: emailedTo })}</SentText>}
      <Progress>
        <OrderTimeline steps={withWaiting(steps, waiting)} />
      </Progress>
    </Header>
  );
}
