import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { BackLink } from '../../components/BackLink.tsx';
import { BottomBar } from '../../components/TotalBar.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { Columns, OnlyInTwoColumns, Stack, SummaryColumn } from '../../design-system/ScreenFrame.ts';
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

/** The methods are as wide as the card; what is typed isn't. */
const PaymentArea = styled(Part)`
  grid-template-columns: minmax(0, 1fr);

  & > div > :not(fieldset) {
    max-width: 600px;
  }
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

const MessagesPlace = styled.div`
  display: grid;
  gap: 12px;

  &:not(:has(:not(:empty))) {
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
            canLeaveOut={amounts.count > 1}
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

type Places = { summary: Element | null; messages: Element | null; bar: Element | null };

const NO_PLACES: Places = { summary: null, messages: null, bar: null };

const usePlaces = () => {
  const [places, setPlaces] = useState(NO_PLACES);
  const refs = useMemo(() => {
    const refOf = (name: keyof Places) => (element: Element | null) =>
      setPlaces((known) => ({ ...known, [name]: element }));
    return { summary: refOf('summary'), messages: refOf('messages'), bar: refOf('bar') };
  }, []);
  const { summary, messages, bar } = places;
  return { refs, messages, buttons: summary && bar && { summary, bar } };
};

type PaymentPartProps = {
  amounts: Amounts;
  currency: string;
  options: PaymentOptions;
  method: PaymentMethod | null;
  onMethodChange(method: PaymentMethod | null): void;
  onCheck(): void;
  places: ReturnType<typeof usePlaces>;
};

function PaymentPart({ amounts, onCheck, places, ...payment }: PaymentPartProps) {
  const { t } = useTranslation('payments');
  const service = usePaymentsService();
  const finish = useAfterPayment(amounts);
  const { total, paid, isWrong } = amounts;
  return (
    <PaymentArea as="section" aria-label={t('invoices.summary')}>
      <PaymentPanel
        {...payment}
        service={service}
        target={{
          kind: 'invoices',
          parts: paid.map(({ invoice, amount }) => ({ invoice, amount: amount.toFixed(2) })),
        }}
        amount={total}
        canSave
        isWrong={isWrong}
        summaryPlace={places.messages}
        buttonPlaces={places.buttons}
        onBeforePay={() => {
          onCheck();
          return amounts.check();
        }}
        onResult={finish}
      />
      <OfflineNote />
    </PaymentArea>
  );
}

type SummaryPartProps = Pick<PaymentPartProps, 'amounts' | 'currency' | 'options' | 'method' | 'places'> & {
  isChecked: boolean;
};

function SummaryPart({ amounts, currency, options, method, isChecked, places }: SummaryPartProps) {
  const titleId = useId();
  const { t } = useTranslation('payments');
  const { total, count, isWrong } = amounts;
  return (
    <SummaryColumn>
      <Part as="section" aria-labelledby={titleId}>
        <Heading as="h2" id={titleId}>
          {t('invoices.sums')}
        </Heading>
        <PaymentTotals
          label={t('invoices.paid', { count })}
          amount={isWrong ? null : total}
          currency={currency}
          method={method}
          charges={options.charges}
        />
        <OnlyInTwoColumns ref={places.refs.summary} />
        {/* Below the button, which they don't move. */}
        {isChecked && count === 0 && <Alert tone="bad">{t('invoices.nothing')}</Alert>}
        <MessagesPlace ref={places.refs.messages} />
      </Part>
    </SummaryColumn>
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
  const places = usePlaces();
  const { methods: saved = [] } = useSavedMethods();
  const [chosen, setMethod] = useState<PaymentMethod | null>(null);
  const method = chosen ?? savedFirst(saved, options.gateways);
  const [isChecked, setChecked] = useState(false);
  const payment = { amounts, options, method, places, currency: invoices[0]?.currency ?? '' };
  return (
    <Stack>
      <BackLink to={paths.unpaidInvoices()}>{t('invoices.list')}</BackLink>
      <Heading>{count > 0 ? t('invoices.title', { count }) : t('invoices.name')}</Heading>
      {notice && <Alert tone="info">{notice}</Alert>}
      <Columns>
        <Stack>
          <AmountsPart invoices={invoices} amounts={amounts} />
          <PaymentPart {...payment} onMethodChange={setMethod} onCheck={() => setChecked(true)} />
        </Stack>
        <SummaryPart {...payment} isChecked={isChecked} />
      </Columns>
      <BarFrame>
        <BottomBar>
          <BarPlace ref={places.refs.bar} />
        </BottomBar>
      </BarFrame>
    </Stack>
  );
}
