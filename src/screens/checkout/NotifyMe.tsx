import { BellRing } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { isKindOn } from '../../domain/notifications/kinds.ts';
import { useNotificationsService } from '../../state/notifications/useNotificationsService.ts';
import { usePush } from '../../state/notifications/usePush.ts';
import { UnblockHelp } from '../../widgets/push/UnblockHelp.tsx';

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  align-items: start;
  padding: 18px;

  & > svg {
    grid-row: span 2;
    width: 26px;
    height: 26px;
    color: var(--wp-brand-text);
  }

  & > p {
    color: var(--wp-muted);
  }
`;

const Actions = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
`;

const Outcome = styled.div`
  outline: none;
`;

/** The pressed button is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

type NotifyMeProps = { kind: TransactionKind; needsApproval: boolean };

function Offer({ kind, needsApproval }: NotifyMeProps) {
  const { t } = useTranslation('device');
  const push = usePush();
  const notifications = useNotificationsService();
  const [isAsked, setAsked] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const title = useId();
  const turnOn = () => {
    setAsked(true);
    push.turnOn();
    void notifications.open().then((opened) => {
      const { known, kinds } = notifications.state.getState();
      if (known && !isKindOn(kinds, 'orderStatus')) opened?.choose('orderStatus', true);
    });
  };
  const postpone = () => {
    setClosed(true);
    push.postpone();
  };
  if (isAsked && (push.isOn || push.permission === 'denied')) {
    return (
      <Outcome role="status" tabIndex={-1} ref={takeFocus}>
        {push.isOn ? <Alert tone="ok">{t('push.done')}</Alert> : <UnblockHelp way={push.unblockWay} />}
      </Outcome>
    );
  }
  if (isClosed) return <Outcome tabIndex={-1} ref={takeFocus} />;
  if (!push.mayAsk) return null;
  return (
    <Panel as="section" aria-labelledby={title}>
      <BellRing aria-hidden />
      <Heading as="h2" id={title}>
        {t(`push.ask.title.${needsApproval ? 'approval' : kind}`)}
      </Heading>
      <p>{t('push.ask.text')}</p>
      {push.isFailed && <Alert tone="bad">{t('push.failed')}</Alert>}
      <Actions>
        <Button disabled={push.isBusy} onClick={turnOn}>
          {t('push.ask.yes')}
        </Button>
        <Button variant="quiet" onClick={postpone}>
          {t('push.ask.later')}
        </Button>
      </Actions>
    </Panel>
  );
}

export function NotifyMe(props: NotifyMeProps) {
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  );
}
