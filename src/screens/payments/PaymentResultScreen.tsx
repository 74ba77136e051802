import { CircleAlert, FileQuestion, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { useFocusOnArrival } from '../../design-system/focusAndShow.ts';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { FORM_WIDTH } from '../../design-system/screenWidth.ts';
import { isWaiting } from '../../domain/payments/paymentStatus.ts';
import { paths } from '../../routing/paths.ts';
import { tellReturn } from '../../state/payments/leaveForBank.ts';
import type { PaymentOutcome } from '../../state/payments/paymentResult.ts';
import type { RedirectQuery } from '../../state/payments/redirectOutcome.ts';
import { useRedirectOutcome } from '../../state/payments/useRedirectOutcome.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { usePortal } from '../../state/usePortal.ts';
import { CallCompany } from '../../widgets/payments/CallCompany.tsx';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';
import { PaymentResult } from './PaymentResult.tsx';

const Page = styled.div`
  max-width: ${FORM_WIDTH};
  margin-inline: auto;
  outline: none;
`;

type ResultProps = { outcome: PaymentOutcome | null; isOwnWindow: boolean; askAgain(): void };

function Result({ outcome, isOwnWindow, askAgain }: ResultProps) {
  const { t } = useTranslation('payments');
  if (!outcome) return <EmptyState icon={<Hourglass />} title={t('result.asking')} />;
  if (outcome.kind === 'known') {
    return (
      <CurrencyFormat currency={outcome.payment.currency || undefined}>
        <PaymentResult payment={outcome.payment} isOwnWindow={isOwnWindow} askAgain={askAgain} />
      </CurrencyFormat>
    );
  }
  return outcome.kind === 'missing' ? (
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

type RedirectProps = { redirect: RedirectQuery; isOwnWindow: boolean; askAgain(): void };

function Redirect({ redirect, ...props }: RedirectProps) {
  const outcome = useRedirectOutcome(redirect);
  const isOver = outcome?.kind === 'known' && !isWaiting(outcome.payment);
  useEffect(() => {
    if (isOver) tellReturn();
  }, [isOver]);
  return (
    <Card role="status" aria-busy={outcome === null}>
      <Result outcome={outcome} {...props} />
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
        <Redirect
          key={round}
          redirect={{
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
