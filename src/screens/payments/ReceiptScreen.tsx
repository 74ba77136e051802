import { FileQuestion, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { DOCUMENT_WIDTH } from '../../design-system/screenWidth.ts';
import { paymentStep } from '../../domain/payments/howPaid.ts';
import { isCharged } from '../../domain/payments/paymentStatus.ts';
import { usePaymentReceipt } from '../../state/payments/usePaymentReceipt.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';
import { UnderReview } from '../../widgets/payments/UnderReview.tsx';
import { JUST_PAID } from './justPaid.ts';
import { PaymentPage } from './PaymentPage.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

const Page = styled.div`
  display: grid;
  gap: 12px;
  max-width: ${DOCUMENT_WIDTH};
  margin-inline: auto;
`;

const NotPrinted = styled.div`
  @media print {
    display: none;
  }
`;

function Receipt({ id }: { id: string }) {
  const { t } = useTranslation(['payments', 'orders']);
  const { payment, isAtWork, problem, retry } = usePaymentReceipt(id);
  const isJustPaid = useLocation().state === JUST_PAID;
  if (problem) {
    return (
      <EmptyCard
        role="alert"
        icon={<FileQuestion />}
        title={t(`receipt.${problem}.title`)}
        text={t(`receipt.${problem}.text`)}
        actions={problem === 'failed' && <Button onClick={retry}>{t('receipt.failed.retry')}</Button>}
      />
    );
  }
  if (!payment) return <Skeleton aria-busy $height={420} />;
  if (payment.status === 'held') return <UnderReview />;
  if (!isCharged(payment) && payment.status !== 'refunded') {
    const state = isAtWork ? 'open' : 'unpaid';
    const isOfInvoices = !isAtWork && payment.invoices.length > 0;
    return (
      <EmptyCard
        role="status"
        icon={<Hourglass />}
        title={t(`receipt.${state}.title`)}
        text={isOfInvoices ? t('receipt.unpaid.invoices') : t(`receipt.${state}.text`)}
      />
    );
  }
  return (
    <CurrencyFormat currency={payment.currency || undefined}>
      <ReceiptActions payment={payment} />
      {isJustPaid && (
        <NotPrinted>
          <Alert tone="ok" announce="status">
            {t(paymentStep(payment) === 'submitted' ? 'receipt.doneSubmitted' : 'receipt.done')}
          </Alert>
        </NotPrinted>
      )}
      <ReceiptSheet payment={payment} />
    </CurrencyFormat>
  );
}

/** A receipt, /account?receipt=id. */
export function ReceiptScreen() {
  const { t } = useTranslation('payments');
  const [params] = useSearchParams();
  const id = params.get('receipt') ?? '';
  useNamedPage(t('receipt.name'));
  return (
    <PaymentPage>
      <Page>
        <Receipt key={id} id={id} />
      </Page>
    </PaymentPage>
  );
}
