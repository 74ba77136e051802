import { useMemo } from 'react';
import { styled } from 'styled-components';
import { NextStep } from '../../components/NextStep.tsx';
import { giftTitle } from '../../domain/catalogue/productTitle.ts';
import { nextPriceStep } from '../../domain/pricing/nextPriceStep.ts';
import { priceChip } from '../../domain/pricing/priceChip.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { NextBreak } from '../../widgets/catalogue/NextBreak.tsx';

/** In the space below the price, so that the row keeps its height. */
const Small = styled.div`
  position: relative;
  color: var(--wp-brand-text);
  font-size: 12px;
  line-height: 16px;
`;

/** "24+ $8.17"; screen readers get "24 or more: $8.17 each". */
export function StepLine({ evaluated: { input, unit, offer, price } }: { evaluated: EvaluatedRow }) {
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const step = useMemo(() => (input ? nextPriceStep(input) : null), [input]);
  if (!step || !offer || !price || hidden) return null;
  const chip = priceChip({ price, step }, unit);
  if (chip?.kind !== 'price' && chip?.kind !== 'gift') return null;
  return (
    <Small>
      <NextBreak chip={chip}>
        <NextStep
          step={step}
          productId={offer.product.id}
          unit={unit}
          fromCart={false}
          giftName={(gift) => giftTitle(gift, settings)}
        />
      </NextBreak>
    </Small>
  );
}
