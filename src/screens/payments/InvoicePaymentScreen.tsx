import { CircleCheck, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { Stack } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { parseInvoiceIds } from '../../routing/invoiceIds.ts';
import { paths } from '../../routing/paths.ts';
import { useCanPayInvoices } from '../../state/payments/useCanPayInvoices.ts';
import { usePayableInvoices } from '../../state/payments/usePayableInvoices.ts';
import { usePaymentOptions } from '../../state/payments/usePaymentOptions.ts';
import { useSavedMethods } from '../../state/payments/useSavedMethods.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { InvoicePaymentForm } from './InvoicePaymentForm.tsx';
import { PaymentPage } from './PaymentPage.tsx';

function Message({ children }: { children: ReactNode }) {
  const { t } = useTranslation('payments');
  return (
    <Stack>
      <Heading>{t('invoices.name')}</Heading>
      {children}
    </Stack>
  );
}

function Unavailable() {
  const { t } = useTranslation('payments');
  const { name } = useCompany();
  return (
    <Message>
      <EmptyCard
        icon={<CreditCard />}
        title={t('invoices.unavailable.title')}
        text={t('invoices.unavailable.text', { company: name })}
      />
    </Message>
  );
}

function NothingToPay() {
  const { t } = useTranslation('payments');
  return (
    <Message>
      <EmptyCard
        icon={<CircleCheck />}
        title={t('invoices.empty.title')}
        text={t('invoices.empty.text')}
        actions={
          <ButtonLink as={Link} to={paths.account('invoice')} $variant="primary">
            {t('invoices.empty.action')}
          </ButtonLink>
        }
      />
    </Message>
  );
}

function InvoicePayment({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('payments');
  const canPay = useCanPayInvoices();
  const { invoices, isFailed, reload } = usePayableInvoices(canPay);
  const { options, isFailed: hasNoOptions, retry } = usePaymentOptions();
  // Asked for with the invoices; a failure doesn't hold them up.
  useSavedMethods({ isNeeded: canPay });
  if (!canPay) return <Unavailable />;
  if (isFailed || hasNoOptions) {
    const askAgain = () => {
      retry();
      void reload();
    };
    return (
      <Message>
        <Card role="alert">
          <LoadFailed title={t('invoices.failed.title')} text={t('invoices.failed.text')} retry={askAgain} />
        </Card>
      </Message>
    );
  }
  if (!invoices || !options) return <Skeleton aria-busy $height={360} />;
  const open = invoices.filter(({ id }) => ids.includes(id));
  const chosen = open.filter(({ currency }) => currency === open[0]?.currency);
  if (chosen.length === 0) return <NothingToPay />;
  const goneCount = ids.length - open.length;
  const gone = goneCount > 0 ? t('invoices.gone', { count: goneCount }) : null;
  const notice = chosen.length < open.length ? t('invoices.otherCurrency') : gone;
  return (
    <CurrencyFormat currency={chosen[0]?.currency}>
      <InvoicePaymentForm key={ids.join()} invoices={chosen} options={options} notice={notice} />
    </CurrencyFormat>
  );
}

/** Paying chosen invoices, /account?pay=id,id (rules: Invoice payment). */
export function InvoicePaymentScreen() {
  const { t } = useTranslation('payments');
  const [params] = useSearchParams();
  useNamedPage(t('invoices.name'));
  return (
    <PaymentPage>
      <InvoicePayment ids={parseInvoiceIds(params.get('pay'))} />
    </PaymentPage>
  );
}
