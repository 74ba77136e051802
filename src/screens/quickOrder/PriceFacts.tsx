import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StockLabel } from '../../components/StockLabel.tsx';
import { useFormat } from '../../components/useFormat.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { narrowGrid } from './gridStyles.ts';
import { StepLine } from './StepLine.tsx';

const Line = styled.div`
  display: none;

  ${narrowGrid} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    color: var(--wp-muted);
    font-size: 13px;
    line-height: 18px;
    font-variant-numeric: tabular-nums;
  }
`;

/** "$8.74 each", "1,240 in stock" and "24+ $8.17", where the grid has no columns for them. */
export function PriceFacts({ evaluated }: { evaluated: EvaluatedRow }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { price, stock, state } = evaluated;
  const unitAmount = price?.ok && !hidden ? price.originalNetPrice : null;
  // The note below says how many there are.
  const isShortOfStock = state.kind === 'problem' && state.reason === 'no_inventory';
  return (
    <Line>
      {unitAmount && <span>{t('product.each', { price: format.price(unitAmount) })}</span>}
      {stock && !isShortOfStock && <StockLabel stock={stock} />}
      <StepLine evaluated={evaluated} />
    </Line>
  );
}
