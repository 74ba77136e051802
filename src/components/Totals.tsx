import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Decimal, toDecimal } from '../domain/numbers/decimal.ts';
import { Price } from './Price.tsx';

/** The figures of an order, one below the other; its children are {@link TotalLine}s. */
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
  /** Null: no figure is known. */
  amount: Decimal | string | null;
  hidden: boolean;
  /** `ok`: something in the customer's favour; `grand`: what it all comes to. */
  tone?: 'plain' | 'ok' | 'grand';
  /** Taken off: shown with a minus. */
  takenOff?: boolean;
  /** A word in the place of the figure. */
  word?: string | undefined;
};

/** A figure of an order with its name. */
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
