import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { Button } from '../../design-system/Button.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { TextField } from '../../design-system/TextField.tsx';
import { balanceOf, type InvoicePart } from '../../domain/history/invoiceParts.ts';
import { invoicePaymentStatus, type PayableInvoice } from '../../domain/history/payableInvoice.ts';
import { usePortal } from '../../state/usePortal.ts';
import { amountInput } from './amountInput.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(130px, 190px);
  gap: 8px 12px;
  align-items: start;
  padding: 14px 0;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  & > :last-child {
    grid-column: 3;
  }

  /* The row and the column's head say it. */
  & label {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    overflow: hidden;
  }

  & input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  /* The actions stand below the facts, so that what the field says doesn't move them. */
  @container screen (max-width: 559.98px) {
    grid-template: auto 1fr / minmax(0, 1fr) 132px;

    & > :last-child {
      grid-area: 1 / 2 / 3;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;

  @container screen (max-width: 559.98px) {
    grid-area: 2 / 1;
    justify-content: flex-start;
    margin: -8px 0 -10px -8px;

    & > button {
      padding-inline: 8px;
    }
  }
`;

const InvoiceNumber = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  font-weight: 600;
`;

function InvoiceFacts({ invoice }: { invoice: PayableInvoice }) {
  const { t } = useTranslation(['payments', 'orders']);
  const format = useFormat();
  const { clock } = usePortal();
  const { number, net, balance, dueDate } = invoice;
  const status = invoicePaymentStatus(invoice, clock.today());
  const balanceText = format.money(balance);
  return (
    <div>
      <InvoiceNumber>
        {number}
        {status === 'overdue' && <Badge $tone="bad">{t('orders:status.invoice.overdue')}</Badge>}
        {status === 'partPaid' && <Badge $tone="info">{t('orders:partPaid')}</Badge>}
      </InvoiceNumber>
      {dueDate && <SmallText>{t('invoices.due', { date: format.date(dueDate) })}</SmallText>}
      <SmallText>
        {balanceOf({ balance: net }).gt(balanceOf(invoice))
          ? t('invoices.balanceOf', { balance: balanceText, net: format.money(net) })
          : t('invoices.balance', { balance: balanceText })}
      </SmallText>
    </div>
  );
}

type RowActionsProps = {
  number: string;
  canPayInFull: boolean;
  canLeaveOut: boolean;
  onPayInFull(): void;
  onLeaveOut(): void;
};

function RowActions({ number, canPayInFull, canLeaveOut, onPayInFull, onLeaveOut }: RowActionsProps) {
  const { t } = useTranslation('payments');
  return (
    <Actions>
      {canPayInFull && (
        <Button variant="quiet" aria-label={t('invoices.payInFullFor', { number })} onClick={onPayInFull}>
          {t('invoices.payInFull')}
        </Button>
      )}
      {canLeaveOut && (
        <Button variant="quiet" aria-label={t('invoices.leaveOutFor', { number })} onClick={onLeaveOut}>
          {t('invoices.leaveOut')}
        </Button>
      )}
    </Actions>
  );
}

type InvoiceAmountRowProps = {
  part: InvoicePart<PayableInvoice>;
  text: string;
  /** Errors are shown when the field was left, or after an attempt to pay. */
  showsError: boolean;
  canLeaveOut: boolean;
  field: Ref<HTMLInputElement>;
  onType(text: string): void;
  onBlur(): void;
  onPayInFull(): void;
};

export function InvoiceAmountRow({
  part: { invoice, amount, error },
  text,
  showsError,
  canLeaveOut,
  field,
  onType,
  onBlur,
  onPayInFull,
}: InvoiceAmountRowProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { number, balance } = invoice;
  const left = amount && balanceOf(invoice).minus(amount);
  const isLeftOut = amount === null && error === null;
  const hint = isLeftOut
    ? t('invoices.leftOut')
    : left?.gt(0)
      ? t('invoices.leaves', { amount: format.money(left) })
      : undefined;
  return (
    <Row aria-label={number}>
      <InvoiceFacts invoice={invoice} />
      <RowActions
        number={number}
        canPayInFull={left?.eq(0) !== true}
        canLeaveOut={canLeaveOut && !isLeftOut}
        onPayInFull={onPayInFull}
        onLeaveOut={() => onType('')}
      />
      <TextField
        ref={field}
        label={t('invoices.amountFor', { number })}
        {...amountInput(format)}
        value={text}
        error={
          error && showsError ? t(`invoices.error.${error}`, { balance: format.money(balance) }) : undefined
        }
        hint={hint}
        onChange={({ target }) => onType(target.value)}
        onBlur={onBlur}
      />
    </Row>
  );
}
