import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Decimal, toDecimal } from '../domain/numbers/decimal.ts';
import { Price } from './Price.tsx';

/** A list of {@link TotalLine}s. */
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
  /** Null when unknown. */
  amount: Decimal | string | null;
  hidden: boolean;
  /** `ok`: in the customer's favour; `grand`: the grand total. */
  tone?: 'plain' | 'ok' | 'grand';
  /** Shown with a minus sign. */
  takenOff?: boolean;
  /** Text instead of the amount. */
  word?: string | undefined;
};

export function TotalLine({ label, amount, hidden, tone = 'plain', takenOff = false, word }: TotalLineProps) {
  const figure = typeof amount === 'string' ? toDecimal(amount) : amount;
  const value = takenOff && figure?.gt(0) ? figure.times(-1) : figure;
  return (
    <Line $tone={tone}>
      <dt>{label}</dt>
      <dd>{word ?? <Price value={value} hidden={hidden} kind="amount" />}</dd>
    </Line>
  );
}
