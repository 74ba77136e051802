import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { DisclosureSummary } from '../../design-system/DisclosureSummary.ts';
import { TextField } from '../../design-system/TextField.tsx';
import { readTotal } from '../../domain/history/invoiceParts.ts';
import type { PayableInvoice } from '../../domain/history/payableInvoice.ts';
import { splitOldestFirst } from '../../domain/history/splitOldestFirst.ts';
import type { Money } from '../../domain/numbers/money.ts';

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
  onSplit(parts: readonly { invoice: PayableInvoice; amount: Money }[]): void;
};

/** "Pay this much": fills in the amounts, the oldest invoice first, and says what no invoice needs. */
export function OldestFirst({ invoices, onSplit }: OldestFirstProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [applied, setApplied] = useState<AppliedAmount | null>(null);
  const [hasError, setError] = useState(false);

  const apply = () => {
    const total = readTotal(text, format.separators);
    setError(total === null);
    setApplied(null);
    if (!total) return field.current?.focus();
    const { parts, remainder } = splitOldestFirst(total, invoices);
    onSplit(parts);
    setApplied({ amount: total, remainder });
  };

  return (
    <details>
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
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setApplied(null);
            setError(false);
          }}
        />
        <Button type="submit">{t('invoices.split.action')}</Button>
        <Outcome applied={applied} />
      </Form>
    </details>
  );
}
