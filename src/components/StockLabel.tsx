import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Stock } from '../domain/inventory/stock.ts';
import { useFormat } from './useFormat.ts';

const COLOURS = { in: 'var(--wp-ok)', low: 'var(--wp-warn)', out: 'var(--wp-control)' } as const;

type StockLabelProps = { stock: Stock };

const Line = styled.span`
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
`;

/** "In stock · 1,240", "Low stock · 9" or "Sold out". */
export const StockLabel = memo(function StockLabel({ stock }: StockLabelProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const quantity = stock.level === 'out' ? '' : format.number(stock.quantity);
  return (
    <Line style={{ '--dot': COLOURS[stock.level] }}>
      {t(`stock.${stock.level}`)}
      {quantity && ` · ${quantity}`}
    </Line>
  );
});
