import { CircleCheck, CreditCard, FileQuestion, Hourglass } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { FORM_WIDTH } from '../../design-system/screenWidth.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { usePaymentForm } from '../../state/payments/usePaymentForm.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany, usePortal } from '../../state/usePortal.ts';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';
import { InvoiceNumberForm } from './InvoiceNumberForm.tsx';
import { PublicPayment } from './PublicPayment.tsx';
import { PublicReceipt } from './PublicReceipt.tsx';

const Page = styled.div`
  display: grid;
  gap: 14px;
  max-width: ${FORM_WIDTH};
`;

function Message({ children }: { children: ReactNode }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <Heading>{t('publicForm.name')}</Heading>
      {children}
    </>
  );
}

type FormProblemProps = { problem: 'invalid' | 'limited' | 'failed'; onRetry(): void };

function FormProblem({ problem, onRetry }: FormProblemProps) {
  const { t } = useTranslation('payments');
  const { name } = useCompany();
  return (
    <Message>
      <EmptyCard
        role="alert"
        icon={problem === 'limited' ? <Hourglass /> : <FileQuestion />}
        title={t(`publicForm.${problem}.title`)}
        text={t(`publicForm.${problem}.text`, { company: name })}
        actions={problem === 'failed' && <Button onClick={onRetry}>{t('publicForm.failed.retry')}</Button>}
      />
      {problem === 'invalid' && <InvoiceNumberForm />}
    </Message>
  );
}

function PublicForm({ id }: { id: string }) {
  const { t } = useTranslation('payments');
  const company = useCompany();
  const { form, problem, retry, unlock } = usePaymentForm(id);
  const [payment, setPayment] = useState<Payment | null>(null);
  if (problem) return <FormProblem problem={problem} onRetry={retry} />;
  if (!form) return <Skeleton aria-busy $height={420} />;
  const { invoice, gateways } = form;
  if (payment) return <PublicReceipt payment={payment} />;
  if (!toPositive(invoice.balance)) {
    return (
      <Message>
        <EmptyCard
          icon={<CircleCheck />}
          title={t('publicForm.settled.title')}
          text={t('publicForm.settled.text', { number: invoice.number })}
        />
      </Message>
    );
  }
  if (gateways.length === 0) {
    return (
      <Message>
        <EmptyCard
          icon={<CreditCard />}
          title={t('invoices.unavailable.title')}
          text={t('publicForm.unavailable', { company: company.name })}
        />
      </Message>
    );
  }
  return (
    <CurrencyFormat currency={invoice.currency}>
      <Heading>{t('publicForm.title', { number: invoice.number })}</Heading>
      <PublicPayment id={id} form={form} unlock={unlock} onPaid={setPayment} />
    </CurrencyFormat>
  );
}

/** Pays one invoice by an unguessable link, without login. Search engines leave it out. */
export function PaymentFormScreen() {
  const { t } = useTranslation('payments');
  const { ownsPage } = usePortal();
  const { id = '' } = useParams();
  useNamedPage(t('publicForm.name'));
  return (
    <ScreenFrame>
      {ownsPage && <meta name="robots" content="noindex" />}
      <Page>
        <PublicForm key={id} id={id} />
      </Page>
    </ScreenFrame>
  );
}
