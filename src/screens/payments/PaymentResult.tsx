import { CircleAlert, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { paymentStep } from '../../domain/payments/howPaid.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { isWaiting, PAYMENT_STATUSES } from '../../domain/payments/paymentStatus.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CallCompany } from '../../widgets/payments/CallCompany.tsx';
import { PaymentResultFacts } from './PaymentResultFacts.tsx';
import { PaymentResultNext, type PaymentResultProps } from './PaymentResultNext.tsx';

/** With the wire's names of failures (rules: Return from a bank). */
const useResultText = (payment: Payment): { icon: ReactElement; title: string; text: string } => {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { name } = useCompany();
  const amount = format.money(payment.amount);
  switch (PAYMENT_STATUSES[payment.status].text) {
    case 'checking':
    case 'atBank':
      return { icon: <Hourglass />, title: t('result.waitingTitle'), text: t('result.waiting', { amount }) };
    case 'underReview':
      return {
        icon: <Hourglass />,
        title: t('status.heldTitle'),
        text: t('status.held', { company: name }),
      };
    case 'paid': {
      const step = paymentStep(payment);
      const paid = step === 'submitted' || step === 'authorized' ? step : 'paid';
      return {
        icon: <CircleCheck />,
        title: t(`status.${paid}Title`),
        text: t(`status.${paid}`, { amount }),
      };
    }
    case 'refunded':
      return { icon: <CircleAlert />, title: t('error.refunded'), text: '' };
    case 'notCharged':
      return payment.status === 'expired'
        ? {
            icon: <CircleAlert />,
            title: t('result.notCompletedTitle'),
            text: t('result.payment_not_completed'),
          }
        : { icon: <CircleX />, title: t('error.title'), text: t('result.payment_failed_generic') };
  }
};

export function PaymentResult(props: PaymentResultProps) {
  const { payment, isOwnWindow } = props;
  const { t } = useTranslation('payments');
  const { icon, title, text } = useResultText(payment);
  const isNotCharged = PAYMENT_STATUSES[payment.status].text === 'notCharged';
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={
        <>
          {text} {isNotCharged && payment.message} {isWaiting(payment) && <CallCompany />}{' '}
          {isOwnWindow && t('result.ownWindow')}
          <PaymentResultFacts payment={payment} />
        </>
      }
      actions={<PaymentResultNext {...props} />}
    />
  );
}
