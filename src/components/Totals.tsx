import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Decimal, toDecimal } from '../domain/numbers/decimal.ts';
import { usePriceFormat } from './Price.tsx';

export const Totals = styled.dl`
  display: grid;
  gap: 9px;

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 20px;

    & > dt {
      display: flex;
      align-items: center;
      gap: 4px;
      min-width: 0;
    }

    & > dd {
      flex: none;
      white-space: nowrap;
    }
  }

  & > [data-tone='ok'] {
    color: var(--wp-ok);
  }

  & > :is([data-tone='grand'], [data-tone$='due']) {
    padding-block-start: 12px;
    border-block-start: 1px solid var(--wp-line);
    font-size: 18px;
    font-weight: 650;
  }
`;

type TotalLineProps = {
  label: ReactNode;
  amount?: Decimal | string | null;
  hidden?: boolean;
  /** `ok`: in the customer's favour; `grand`: the grand total; `due`, `overdue`: what of it is still to be paid. */
  tone?: 'plain' | 'ok' | 'grand' | 'due' | 'overdue';
  isSubtracted?: boolean;
  /** Instead of the amount: words, or what shows the amount and follows it itself. */
  text?: ReactNode;
};

// Its look is that of Totals.
export const TotalLine = memo(function TotalLine({
  label,
  amount = null,
  hidden = false,
  tone = 'plain',
  isSubtracted = false,
  text,
}: TotalLineProps) {
  const priceOf = usePriceFormat(hidden, 'amount');
  const decimal = typeof amount === 'string' ? toDecimal(amount) : amount;
  const value = isSubtracted && decimal?.gt(0) ? decimal.times(-1) : decimal;
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>{text ?? priceOf(value)}</dd>
    </div>
  );
});
