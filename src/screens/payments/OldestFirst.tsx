import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { DisclosureSummary } from '../../design-system/DisclosureSummary.ts';
import { TextField } from '../../design-system/TextField.tsx';
import type { PayableInvoice } from '../../domain/history/payableInvoice.ts';
import { splitOldestFirst } from '../../domain/history/splitOldestFirst.ts';
import { readTotal } from '../../domain/history/typedParts.ts';
import type { Money } from '../../domain/numbers/money.ts';
import { amountInput } from './amountInput.ts';

// The last invoice ends above it.
const Details = styled.details`
  padding-block-start: 14px;
  border-block-start: 1px solid var(--wp-line);
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  max-width: 420px;

  & > button {
    margin-block-start: 25px;
  }

  @container screen (max-width: 419.98px) {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      margin: 0;
    }
  }
`;

const Applied = styled.p`
  grid-column: 1 / -1;
  font-size: 13px;
`;

type AppliedAmount = { amount: Money; remainder: Money };

function Outcome({ applied }: { applied: AppliedAmount | null }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const text = ({ amount, remainder }: AppliedAmount) =>
    remainder.gt(0)
      ? t('invoices.split.remainder', {
          amount: format.money(amount.minus(remainder)),
          remainder: format.money(remainder),
        })
      : t('invoices.split.done', { amount: format.money(amount) });
  return <Applied role="status">{applied && text(applied)}</Applied>;
}

type OldestFirstProps = {
  invoices: readonly PayableInvoice[];
  // The amounts haven't been changed since.
  isApplied: boolean;
  onSplit(parts: readonly { invoice: PayableInvoice; amount: Money }[]): void;
};

/** "Pay this much": fills in the amounts, the oldest invoice first, and says what no invoice needs. */
export function OldestFirst({ invoices, isApplied, onSplit }: OldestFirstProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [applied, setApplied] = useState<AppliedAmount | null>(null);
  const [hasError, setError] = useState(false);

  const apply = () => {
    const total = readTotal(text, invoices[0]?.currency ?? '', format.separators);
    setError(total === null);
    setApplied(null);
    if (!total) return field.current?.focus();
    const { parts, remainder } = splitOldestFirst(total, invoices);
    onSplit(parts);
    setApplied({ amount: total, remainder });
  };

  return (
    <Details>
      <DisclosureSummary>{t('invoices.split.label')}</DisclosureSummary>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <TextField
          ref={field}
          label={t('invoices.split.amount')}
          hint={t('invoices.split.hint')}
          error={hasError ? t('invoices.error.invalid') : undefined}
          {...amountInput(format)}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setApplied(null);
            setError(false);
          }}
        />
        <Button type="submit">{t('invoices.split.action')}</Button>
        <Outcome applied={isApplied ? applied : null} />
      </Form>
    </Details>
  );
}
