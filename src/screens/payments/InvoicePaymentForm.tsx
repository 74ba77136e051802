import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { BottomBar } from '../../components/TotalBar.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { Columns, Stack } from '../../design-system/ScreenFrame.ts';
import type { PayableInvoice } from '../../domain/history/payableInvoice.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import { savedFirst } from '../../domain/payments/savedChoice.ts';
import { paths } from '../../routing/paths.ts';
import type { PaymentOptions } from '../../state/checkout/paymentOptions.ts';
import type { PaymentResult } from '../../state/payments/paymentsService.ts';
import { usePaymentsService } from '../../state/payments/usePaymentsService.ts';
import { useReloadInvoices } from '../../state/payments/useReloadInvoices.ts';
import { useSavedMethods } from '../../state/payments/useSavedMethods.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { BackLink } from './BackLink.tsx';
import { InvoiceAmountRow } from './InvoiceAmountRow.tsx';
import { JUST_PAID } from './justPaid.ts';
import { OldestFirst } from './OldestFirst.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';
import { useInvoiceAmounts } from './useInvoiceAmounts.ts';

const Part = styled(Card)`
  display: grid;
  gap: 14px;
  padding: 18px;
`;

const List = styled.ul`
  margin-block: -4px -14px;
`;

// In a narrow place each field has its own label.
const AmountHead = styled.p`
  justify-self: end;
  margin-block-end: -14px;
  padding-inline-end: 13px;
  font-size: 13px;
  font-weight: 600;

  @container screen (max-width: 559.98px) {
    display: none;
  }
`;

// Nothing is paid there while the result of a payment isn't known.
const BarFrame = styled.div`
  display: contents;

  &:not(:has(button)) {
    display: none;
  }
`;

const BarPlace = styled.div`
  display: grid;
  flex: 1;
`;

type Amounts = ReturnType<typeof useInvoiceAmounts>;

type AmountsPartProps = { invoices: readonly PayableInvoice[]; amounts: Amounts };

function AmountsPart({ invoices, amounts }: AmountsPartProps) {
  const titleId = useId();
  const { t } = useTranslation('payments');
  return (
    <Part as="section" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {t('invoices.list')}
      </Heading>
      <AmountHead aria-hidden>{t('invoices.pay')}</AmountHead>
      <List>
        {amounts.rows.map(({ part, text }) => (
          <InvoiceAmountRow
            key={part.invoice.id}
            part={part}
            text={text}
            showsError={amounts.showsError(part.invoice.id)}
            canLeaveOut={amounts.paid.length > 1}
            field={amounts.fieldOf(part.invoice.id)}
            onType={(typed) => amounts.type(part.invoice.id, typed)}
            onBlur={() => amounts.leave(part.invoice.id)}
            onPayInFull={() => amounts.payInFull(part.invoice)}
          />
        ))}
      </List>
      {invoices.length > 1 && (
        <OldestFirst invoices={invoices} isApplied={amounts.isSplit} onSplit={amounts.split} />
      )}
    </Part>
  );
}

const useAfterPayment = (amounts: Amounts) => {
  const navigate = useNavigate();
  const reloadInvoices = useReloadInvoices();
  return (result: PaymentResult) => {
    if (result.status === 'paid') {
      amounts.forget();
      void navigate(paths.receipt(result.payment.id), { replace: true, state: JUST_PAID });
    }
    // While a payment is at work its invoices stay on the page.
    if (result.status === 'paid' || result.status === 'refused') reloadInvoices();
  };
};

type PaymentPartProps = {
  amounts: Amounts;
  currency: string;
  options: PaymentOptions;
  barPlace: Element | null;
};

function PaymentPart({ amounts, currency, options, barPlace }: PaymentPartProps) {
  const titleId = useId();
  const { t } = useTranslation('payments');
  const service = usePaymentsService();
  const finish = useAfterPayment(amounts);
  const { methods: saved = [] } = useSavedMethods();
  const [chosen, setMethod] = useState<PaymentMethod | null>(null);
  const method = chosen ?? savedFirst(saved, options.gateways);
  const [isChecked, setChecked] = useState(false);
  const { total, paid, count, isWrong } = amounts;
  return (
    <Part as="section" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {t('invoices.summary')}
      </Heading>
      <PaymentTotals
        label={t('invoices.paid', { count })}
        amount={isWrong ? null : total}
        currency={currency}
        method={method}
        charges={options.charges}
      />
      {isChecked && count === 0 && <Alert tone="bad">{t('invoices.nothing')}</Alert>}
      <PaymentPanel
        service={service}
        options={options}
        target={{
          kind: 'invoices',
          parts: paid.map(({ invoice, amount }) => ({ invoice, amount: amount.toFixed(2) })),
        }}
        amount={total}
        currency={currency}
        method={method}
        onMethodChange={setMethod}
        canSave
        isWrong={isWrong}
        barPlace={barPlace}
        onBeforePay={() => {
          setChecked(true);
          return amounts.check();
        }}
        onResult={finish}
      />
      <OfflineNote />
    </Part>
  );
}

type InvoicePaymentFormProps = {
  /** Of one currency, oldest first; at least one. */
  invoices: readonly PayableInvoice[];
  options: PaymentOptions;
  notice: string | null;
};

/** Amounts, the charge of the method, and the payment (rules: Invoice payment). */
export function InvoicePaymentForm({ invoices, options, notice }: InvoicePaymentFormProps) {
  const { t } = useTranslation('payments');
  const amounts = useInvoiceAmounts(invoices);
  const { count } = amounts;
  const [barPlace, setBarPlace] = useState<Element | null>(null);
  return (
    <Stack>
      <BackLink to={paths.unpaidInvoices()}>{t('invoices.back')}</BackLink>
      <Heading>{count > 0 ? t('invoices.title', { count }) : t('invoices.name')}</Heading>
      {notice && <Alert tone="info">{notice}</Alert>}
      <Columns>
        <AmountsPart invoices={invoices} amounts={amounts} />
        <PaymentPart
          amounts={amounts}
          currency={invoices[0]?.currency ?? ''}
          options={options}
          barPlace={barPlace}
        />
      </Columns>
      <BarFrame>
        <BottomBar>
          <BarPlace ref={setBarPlace} />
        </BottomBar>
      </BarFrame>
    </Stack>
  );
}
