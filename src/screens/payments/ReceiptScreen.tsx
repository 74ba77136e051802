import { FileDown, FileQuestion, Hourglass, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { paymentStep } from '../../domain/payments/howPaid.ts';
import { isCharged } from '../../domain/payments/paymentStatus.ts';
import { paths } from '../../routing/paths.ts';
import { usePaymentReceipt } from '../../state/payments/usePaymentReceipt.ts';
import { useReceiptLink } from '../../state/payments/useReceiptLink.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';
import { UnderReview } from '../../widgets/payments/UnderReview.tsx';
import { BackLink } from './BackLink.tsx';
import { JUST_PAID } from './justPaid.ts';
import { PaymentPage } from './PaymentPage.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

const Page = styled.div`
  display: grid;
  gap: 12px;
  max-width: 820px;
  margin-inline: auto;
`;

const ActionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;

  @media print {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
`;

const NotPrinted = styled.div`
  @media print {
    display: none;
  }
`;

function Receipt({ id }: { id: string }) {
  const { t } = useTranslation(['payments', 'orders']);
  const { payment, isAtWork, problem, retry } = usePaymentReceipt(id);
  const linkOf = useReceiptLink();
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
  const pdf = linkOf(payment);
  return (
    <CurrencyFormat currency={payment.currency || undefined}>
      <ActionBar>
        <BackLink to={paths.account('invoice')}>{t('receipt.back')}</BackLink>
        <Actions>
          {pdf && (
            <ButtonLink
              href={pdf}
              target="_blank"
              rel="noopener"
              aria-label={t('receipt.pdfOf', { number: payment.receiptNumber })}
            >
              <FileDown aria-hidden />
              {t('receipt.pdf')}
            </ButtonLink>
          )}
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('receipt.print')}
          </Button>
        </Actions>
      </ActionBar>
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
