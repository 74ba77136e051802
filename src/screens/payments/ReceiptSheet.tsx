import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChargeLine } from '../../components/ChargeLine.tsx';
import { DocumentSheet, SheetTotals } from '../../components/DocumentSheet.ts';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { SheetHeader } from '../../components/SheetHeader.tsx';
import { TotalLine, Totals } from '../../components/Totals.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Badge, type Tone } from '../../design-system/Badge.ts';
import { Detail, DetailList } from '../../design-system/DetailList.tsx';
import { Table, type TableColumn } from '../../design-system/Table.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { toDecimal, toPositive, ZERO } from '../../domain/numbers/decimal.ts';
import { money } from '../../domain/numbers/money.ts';
import { chargeOf } from '../../domain/payments/chargeOf.ts';
import { type PaymentStep, paymentStep } from '../../domain/payments/howPaid.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { shortReference } from '../../domain/payments/shortReference.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { usePaymentTexts } from '../../widgets/payments/usePaymentTexts.ts';

const NumberLink = styled(TextLink)`
  white-space: nowrap;
`;

/** Nothing but what is paid is green. */
const tones: Partial<Record<PaymentStep, Tone>> = {
  paid: 'ok',
  recorded: 'ok',
  submitted: 'warn',
  authorized: 'info',
};

type Line = Payment['invoices'][number];

function Lines({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const isSubmitted = paymentStep(payment) === 'submitted';
  const columns: TableColumn<Line>[] = [
    {
      key: 'invoice',
      header: t('receipt.invoice'),
      isRowHeader: true,
      cell: ({ id, number }) => (
        <NumberLink as={Link} to={paths.document(id)}>
          {number}
        </NumberLink>
      ),
    },
    {
      key: 'collected',
      header: t('receipt.collected'),
      align: 'end',
      cell: ({ collected }) => <Price value={collected} hidden={false} kind="amount" />,
    },
    {
      key: 'left',
      header: t('receipt.left'),
      align: 'end',
      cell: ({ balance }) =>
        toPositive(balance) || isSubmitted ? (
          <Price value={balance} hidden={false} kind="amount" />
        ) : (
          t('receipt.settled')
        ),
    },
  ];
  return (
    <Table caption={t('receipt.lines')} columns={columns} rows={payment.invoices} rowKey={({ id }) => id} />
  );
}

function Facts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const customer = useCustomer();
  const { paymentText } = usePaymentTexts();
  const { id, paidAt, placed } = payment;
  return (
    <DetailList $columnWidth={185}>
      <Detail name={t('receipt.date')}>{format.date(paidAt)}</Detail>
      <Detail name={t('receipt.method')}>{paymentText(payment)}</Detail>
      <Detail name={t('receipt.customer')}>{customer?.clientName}</Detail>
      <Detail name={t('receipt.reference')}>{shortReference(id)}</Detail>
      {placed && (
        <Detail name={t(`receipt.placed.${placed.kind}`)}>
          <NumberLink as={Link} to={paths.document(placed.id)}>
            {placed.number}
          </NumberLink>
        </Detail>
      )}
    </DetailList>
  );
}

function Sum({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { amount, invoices, placed } = payment;
  const charge = toDecimal(payment.charge) ?? ZERO;
  return (
    <Totals>
      {!charge.eq(0) && (
        <>
          <TotalLine
            label={
              placed
                ? t(`receipt.placed.${placed.kind}`)
                : t('invoices.paid', { count: Math.max(1, invoices.length) })
            }
            amount={toDecimal(amount)?.minus(charge) ?? null}
            hidden={false}
          />
          <ChargeLine payment={chargeOf(payment)} amount={money(charge.abs())} hidden={false} />
        </>
      )}
      <TotalLine label={t('receipt.total')} amount={amount} hidden={false} tone="grand" />
    </Totals>
  );
}

export function ReceiptSheet({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const company = useCompany();
  const step = paymentStep(payment);
  return (
    <DocumentSheet as="article">
      <SheetHeader
        company={company}
        title={t('receipt.title', { number: payment.receiptNumber })}
        badge={<Badge $tone={tones[step] ?? 'neutral'}>{t(`receipt.step.${step}`)}</Badge>}
      />
      <Facts payment={payment} />
      {payment.invoices.length > 0 && <Lines payment={payment} />}
      <SheetTotals>
        <Sum payment={payment} />
      </SheetTotals>
    </DocumentSheet>
  );
}
