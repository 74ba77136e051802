import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { payableInvoice } from '../../domain/history/payableInvoice.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import type { InvoiceSelection } from './useInvoiceSelection.ts';

const Box = styled(Checkbox)`
  flex: none;
  margin-block: -4px;
`;

const Reason = styled.span`
  display: block;
  color: var(--wp-muted);
  font-size: 12px;
  font-weight: 400;
`;

type InvoiceChoiceProps = { invoice: TransactionSummary; selection: InvoiceSelection };

/** Chooses an invoice to be paid; nothing for what can't be paid, disabled in another currency than the chosen ones. */
export function InvoiceChoice({ invoice, selection }: InvoiceChoiceProps) {
  const { t } = useTranslation('history');
  const reasonId = useId();
  const { id, number, currency } = invoice;
  if (!payableInvoice(invoice)) return null;
  const isOtherCurrency = selection.currency !== null && selection.currency !== currency;
  return (
    <>
      <Box
        label={<VisuallyHidden>{t('pay.choose', { number })}</VisuallyHidden>}
        checked={selection.isChosen(id)}
        disabled={isOtherCurrency}
        aria-describedby={isOtherCurrency ? reasonId : undefined}
        onChange={() => selection.toggle(id)}
      />
      {isOtherCurrency && <Reason id={reasonId}>{t('pay.otherCurrency', { currency })}</Reason>}
    </>
  );
}
