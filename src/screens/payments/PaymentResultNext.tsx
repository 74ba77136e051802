import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { isWaiting, PAYMENT_STATUSES } from '../../domain/payments/paymentStatus.ts';
import { paths } from '../../routing/paths.ts';
import { useCancelPayment } from '../../state/payments/useCancelPayment.ts';
import { useCustomer } from '../../state/usePortal.ts';

const Note = styled.p`
  flex-basis: 100%;
  color: var(--wp-muted);
  font-size: 13px;
  text-wrap: balance;
`;

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

function NextStep({ payment, askAgain }: { payment: Payment; askAgain(): void }) {
  const { t } = useTranslation('payments');
  const { placed, invoices, id } = payment;
  const [invoice] = invoices;
  if (isWaiting(payment)) return <AtBank payment={payment} askAgain={askAgain} />;
  if (PAYMENT_STATUSES[payment.status].text !== 'notCharged') {
    return (
      <>
        {placed && (
          <ButtonLink as={Link} to={paths.confirmation(placed.id)} $variant="primary">
            {t(`result.view.${placed.kind}`)}
          </ButtonLink>
        )}
        {invoice && !placed && invoices.length === 1 && (
          <ButtonLink as={Link} to={paths.document(invoice.id)} $variant="primary">
            {t('result.view.invoice')}
          </ButtonLink>
        )}
        {invoices.length > 0 && payment.status !== 'held' && (
          <ButtonLink
            as={Link}
            to={paths.receipt(id)}
            $variant={placed || invoices.length === 1 ? 'secondary' : 'primary'}
          >
            {t('result.receipt')}
          </ButtonLink>
        )}
        <ButtonLink as={Link} to={paths.store()} $variant="quiet">
          {t('result.store')}
        </ButtonLink>
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

export type PaymentResultProps = { payment: Payment; isOwnWindow: boolean; askAgain(): void };

/** Whoever has returned without a session, or in a window of its own, goes on elsewhere. */
export function PaymentResultNext({ payment, isOwnWindow, askAgain }: PaymentResultProps) {
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
