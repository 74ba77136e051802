import { CircleAlert, CircleCheck, CircleX, FileQuestion, Hourglass } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { ScreenFrame } from '../../components/ScreenFrame.ts';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { useFocusOnArrival } from '../../design-system/focusAndShow.ts';
import { paymentStep } from '../../domain/payments/howPaid.ts';
import { isWaiting } from '../../domain/payments/paymentStatus.ts';
import { paths } from '../../routing/paths.ts';
import { tellReturn } from '../../state/payments/leaveForBank.ts';
import type { ReturnOutcome, ReturnQuery } from '../../state/payments/returnedPayment.ts';
import { useReturnedPayment } from '../../state/payments/useReturnedPayment.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany, usePortal } from '../../state/usePortal.ts';
import { CallCompany } from '../../widgets/payments/CallCompany.tsx';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';
import { PaymentResultFacts } from './PaymentResultFacts.tsx';
import { type KnownResultProps, PaymentResultNext } from './PaymentResultNext.tsx';
import { outcomeOf, type PaymentOutcome } from './paymentOutcome.ts';

const Page = styled.div`
  max-width: 560px;
  margin-inline: auto;
  outline: none;
`;

const icons: Record<PaymentOutcome, ReactElement> = {
  paid: <CircleCheck />,
  held: <Hourglass />,
  waiting: <Hourglass />,
  refunded: <CircleAlert />,
  payment_not_completed: <CircleAlert />,
  payment_failed_generic: <CircleX />,
};

function KnownResult(props: KnownResultProps) {
  const { payment, isOwnWindow } = props;
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { name } = useCompany();
  const outcome = outcomeOf(payment);
  const step = paymentStep(payment);
  const paid = step === 'submitted' || step === 'authorized' ? step : 'paid';
  const titles: Record<PaymentOutcome, string> = {
    paid: t(`status.${paid}Title`),
    held: t('status.heldTitle'),
    waiting: t('result.waitingTitle'),
    refunded: t('error.refunded'),
    payment_not_completed: t('result.notCompletedTitle'),
    payment_failed_generic: t('error.title'),
  };
  const texts: Record<PaymentOutcome, string> = {
    paid: t(`status.${paid}`, { amount: format.money(payment.amount) }),
    held: t('status.held', { company: name }),
    waiting: t('result.waiting', { amount: format.money(payment.amount) }),
    refunded: '',
    payment_not_completed: t('result.payment_not_completed'),
    payment_failed_generic: t('result.payment_failed_generic'),
  };
  const hasFailed = outcome === 'payment_not_completed' || outcome === 'payment_failed_generic';
  return (
    <EmptyState
      icon={icons[outcome]}
      title={titles[outcome]}
      text={
        <>
          {texts[outcome]} {hasFailed && payment.message} {outcome === 'waiting' && <CallCompany />}{' '}
          {isOwnWindow && t('result.ownWindow')}
          <PaymentResultFacts payment={payment} />
        </>
      }
      actions={<PaymentResultNext {...props} />}
    />
  );
}

type ResultProps = { returned: ReturnOutcome | null; isOwnWindow: boolean; askAgain(): void };

function Result({ returned, isOwnWindow, askAgain }: ResultProps) {
  const { t } = useTranslation('payments');
  if (!returned) return <EmptyState icon={<Hourglass />} title={t('result.asking')} />;
  if (returned.kind === 'known') {
    return (
      <CurrencyFormat currency={returned.payment.currency || undefined}>
        <KnownResult payment={returned.payment} isOwnWindow={isOwnWindow} askAgain={askAgain} />
      </CurrencyFormat>
    );
  }
  return returned.kind === 'missing' ? (
    <EmptyState
      icon={<FileQuestion />}
      title={t('result.missingTitle')}
      text={t('result.missing_reference')}
      actions={
        <ButtonLink as={Link} to={paths.account()}>
          {t('result.history')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      icon={<CircleAlert />}
      title={t('status.unknownTitle')}
      text={
        <>
          {t('result.unable_read_status')} <CallCompany />
        </>
      }
      actions={
        <Button variant="primary" onClick={askAgain}>
          {t('result.askAgain')}
        </Button>
      }
    />
  );
}

type ReturnedPaymentProps = { returnQuery: ReturnQuery; isOwnWindow: boolean; askAgain(): void };

function ReturnedPayment({ returnQuery, ...props }: ReturnedPaymentProps) {
  const returned = useReturnedPayment(returnQuery);
  const isSettled = returned?.kind === 'known' && !isWaiting(returned.payment);
  useEffect(() => {
    if (isSettled) tellReturn();
  }, [isSettled]);
  return (
    <Card role="status" aria-busy={returned === null}>
      <Result returned={returned} {...props} />
    </Card>
  );
}

/**
 * What became of a payment whose bank page led back here (rules: Return from a bank). The address decides nothing: the
 * back office is asked.
 */
export function PaymentResultScreen() {
  const { t } = useTranslation('payments');
  const { parent } = usePortal();
  const [params] = useSearchParams();
  const [round, setRound] = useState(0);
  const page = useFocusOnArrival<HTMLDivElement>('nearest');
  useNamedPage(t('result.name'));
  return (
    <ScreenFrame>
      <Page ref={page} tabIndex={-1}>
        <ReturnedPayment
          key={round}
          returnQuery={{
            paymentId: params.get('payment'),
            nonce: params.get('state'),
            query: Object.fromEntries(params),
          }}
          isOwnWindow={params.has('embedded') && parent === null}
          askAgain={() => setRound(round + 1)}
        />
      </Page>
    </ScreenFrame>
  );
}
