import { useMemo } from 'react';
import { styled } from 'styled-components';
import { NextStep } from '../../components/NextStep.tsx';
import { giftTitle } from '../../domain/catalogue/productTitle.ts';
import { nextPriceStep } from '../../domain/pricing/nextPriceStep.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';

/** In the space below the price, so that the row keeps its height. */
const Small = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > span {
    font-size: 12px;
  }
`;

/** "24 or more: $8.17 each" */
export function StepLine({ evaluated: { input, unit, offer } }: { evaluated: EvaluatedRow }) {
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const step = useMemo(() => (input ? nextPriceStep(input) : null), [input]);
  if (!step || !offer || hidden) return null;
  return (
    <Small>
      <NextStep
        step={step}
        productId={offer.product.id}
        unit={unit}
        fromCart={false}
        giftName={(gift) => giftTitle(gift, settings)}
      />
    </Small>
  );
}
