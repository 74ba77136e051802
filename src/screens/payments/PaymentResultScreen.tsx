import { CircleAlert, CircleCheck, CircleX, FileQuestion, Hourglass } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { ScreenFrame } from '../../components/ScreenFrame.ts';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import type { Payment } from '../../domain/payments/payment.ts';
import { paths } from '../../routing/paths.ts';
import { tellReturn } from '../../state/payments/leaveForBank.ts';
import { isWaiting, type Returned, type ReturnQuery } from '../../state/payments/returnedPayment.ts';
import { useCancelPayment } from '../../state/payments/useCancelPayment.ts';
import { useReturnedPayment } from '../../state/payments/useReturnedPayment.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany, useCustomer, usePortal } from '../../state/usePortal.ts';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';

const Page = styled.div`
  max-width: 560px;
  margin-inline: auto;
  outline: none;
`;

const Note = styled.p`
  flex-basis: 100%;
  color: var(--wp-muted);
  font-size: 13px;
  text-wrap: balance;
`;

type Outcome = 'paid' | 'held' | 'waiting' | 'refunded' | 'payment_not_completed' | 'payment_failed_generic';

const outcomeOf = ({ status }: Payment): Outcome => {
  switch (status) {
    case 'paid':
    case 'held':
    case 'refunded':
      return status;
    case 'expired':
      return 'payment_not_completed';
    case 'declined':
    case 'failed':
    case 'voided':
      return 'payment_failed_generic';
    default:
      return 'waiting';
  }
};

const icons: Record<Outcome, ReactElement> = {
  paid: <CircleCheck />,
  held: <Hourglass />,
  waiting: <Hourglass />,
  refunded: <CircleAlert />,
  payment_not_completed: <CircleAlert />,
  payment_failed_generic: <CircleX />,
};

/** At the bank: go on there, or give up, which frees the cart, its stock and the invoices at once. */
function AtBank({ payment: { id, redirectUrl }, askAgain }: { payment: Payment; askAgain(): void }) {
  const { t } = useTranslation('payments');
  const { cancel, isCancelling, hasFailed } = useCancelPayment(id, askAgain);
  if (!redirectUrl) return null;
  return (
    <>
      <ButtonLink href={redirectUrl} target="_top" rel="noreferrer" $variant="primary">
        {t('status.continue')}
      </ButtonLink>
      <Button loading={isCancelling} onClick={() => void cancel()}>
        {t('result.cancel')}
      </Button>
      <Note>{t('result.cancelNote')}</Note>
      {hasFailed && <Alert tone="bad">{t('result.notCancelled')}</Alert>}
    </>
  );
}

/** Where the customer goes on: the order, the receipt, or another attempt. */
function NextStep({ payment, askAgain }: { payment: Payment; askAgain(): void }) {
  const { t } = useTranslation('payments');
  const { placed, invoices, id } = payment;
  const outcome = outcomeOf(payment);
  if (outcome === 'waiting') return <AtBank payment={payment} askAgain={askAgain} />;
  if (outcome === 'paid' || outcome === 'held' || outcome === 'refunded') {
    return (
      <>
        {placed && (
          <ButtonLink as={Link} to={paths.confirmation(placed.id)} $variant="primary">
            {t(`result.view.${placed.kind}`)}
          </ButtonLink>
        )}
        {invoices.length > 0 && outcome !== 'held' && (
          <ButtonLink as={Link} to={paths.receipt(id)} $variant={placed ? 'secondary' : 'primary'}>
            {t('result.receipt')}
          </ButtonLink>
        )}
      </>
    );
  }
  const again =
    invoices.length > 0 && !placed
      ? paths.payInvoices(invoices.map((invoice) => invoice.id))
      : paths.checkout();
  return (
    <ButtonLink as={Link} to={again} $variant="primary">
      {t('result.tryAgain')}
    </ButtonLink>
  );
}

type KnownResultProps = { payment: Payment; isOwnWindow: boolean; askAgain(): void };

/** Whoever has returned without a session, or in a window of its own, goes on elsewhere. */
function GoOn({ payment, isOwnWindow, askAgain }: KnownResultProps) {
  const { t } = useTranslation('payments');
  const isVisitor = useCustomer() === null;
  if (isOwnWindow) return <Button onClick={() => window.close()}>{t('result.closeWindow')}</Button>;
  if (!isVisitor) return <NextStep payment={payment} askAgain={askAgain} />;
  return (
    <ButtonLink as={Link} to={paths.login(paths.account())}>
      {t('result.logIn')}
    </ButtonLink>
  );
}

function KnownResult(props: KnownResultProps) {
  const { payment, isOwnWindow } = props;
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { name } = useCompany();
  const outcome = outcomeOf(payment);
  const titles: Record<Outcome, string> = {
    paid: t('status.paidTitle'),
    held: t('status.heldTitle'),
    waiting: t('result.waitingTitle'),
    refunded: t('error.refunded'),
    payment_not_completed: t('result.notCompletedTitle'),
    payment_failed_generic: t('error.title'),
  };
  const texts: Record<Outcome, string> = {
    paid: t('status.paid', { amount: format.money(payment.amount) }),
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
          {texts[outcome]} {hasFailed && payment.message} {isOwnWindow && t('result.ownWindow')}
        </>
      }
      actions={<GoOn {...props} />}
    />
  );
}

type ResultProps = { returned: Returned | null; isOwnWindow: boolean; askAgain(): void };

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
      text={t('result.unable_read_status')}
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
 * What became of a payment whose bank page led back here (specification §2: /payments/payu-check, /checkout/{number},
 * /account/{number}, and the payment form with a number; §8, Payment result messages). The address decides nothing: the back office is asked.
 */
export function PaymentResultScreen() {
  const { t } = useTranslation('payments');
  const { parent } = usePortal();
  const [params] = useSearchParams();
  const [round, setRound] = useState(0);
  const page = useRef<HTMLDivElement>(null);
  useNamedPage(t('result.name'));
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
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
