import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../design-system/VisuallyHidden.ts';
import type { Stock } from '../domain/inventory/stock.ts';
import { useFormat } from './useFormat.ts';

const COLOURS = { in: 'var(--wp-ok)', low: 'var(--wp-warn)', out: 'var(--wp-control)' } as const;

/** `isShort`: a table's column says in its head what is counted. */
type StockLabelProps = { stock: Stock; isShort?: boolean };

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: var(--wp-muted);
  font-size: 13px;
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--dot);
  }

  &[data-short][data-level='low'] {
    color: var(--wp-warn);
    font-weight: 600;
  }
`;

/** "1,240 in stock", "9 left" or "Sold out". */
export const StockLabel = memo(function StockLabel({ stock, isShort = false }: StockLabelProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const number = format.number(stock.quantity);
  const text = t(`stock.${stock.level}`, { number });
  return (
    <Line
      style={{ '--dot': COLOURS[stock.level] }}
      data-short={isShort || undefined}
      data-level={stock.level}
    >
      {isShort && stock.level === 'in' ? (
        <>
          <VisuallyHidden>{text}</VisuallyHidden>
          <span aria-hidden>{number}</span>
        </>
      ) : (
        text
      )}
    </Line>
  );
});
