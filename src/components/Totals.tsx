import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Decimal, toDecimal } from '../domain/numbers/decimal.ts';
import { Price } from './Price.tsx';

export const Totals = styled.dl`
  display: grid;
  gap: 9px;
`;

const Line = styled.div<{ $tone: 'plain' | 'ok' | 'grand' }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 20px;
  color: ${({ $tone }) => ($tone === 'ok' ? 'var(--wp-ok)' : 'inherit')};

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

  ${({ $tone }) =>
    $tone === 'grand' &&
    `
    padding-block-start: 12px;
    border-block-start: 1px solid var(--wp-line);
    font-size: 18px;
    font-weight: 650;
  `}
`;

type TotalLineProps = {
  label: ReactNode;
  amount?: Decimal | string | null;
  hidden?: boolean;
  /** `ok`: in the customer's favour; `grand`: the grand total. */
  tone?: 'plain' | 'ok' | 'grand';
  isSubtracted?: boolean;
  /** Instead of the amount: words, or what shows the amount and follows it itself. */
  text?: ReactNode;
};

export const TotalLine = memo(function TotalLine({
  label,
  amount = null,
  hidden = false,
  tone = 'plain',
  isSubtracted = false,
  text,
}: TotalLineProps) {
  const decimal = typeof amount === 'string' ? toDecimal(amount) : amount;
  const value = isSubtracted && decimal?.gt(0) ? decimal.times(-1) : decimal;
  return (
    <Line $tone={tone}>
      <dt>{label}</dt>
      <dd>{text ?? <Price value={value} hidden={hidden} kind="amount" />}</dd>
    </Line>
  );
});
