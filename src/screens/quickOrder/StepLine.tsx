import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NextStep } from '../../components/NextStep.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { giftTitle } from '../../domain/catalogue/productTitle.ts';
import { nextPriceStep } from '../../domain/pricing/nextPriceStep.ts';
import { priceChip } from '../../domain/pricing/priceChip.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';

/** In the space below the price, so that the row keeps its height. */
const Small = styled.div`
  position: relative;
  color: var(--wp-brand-text);
  font-size: 12px;
  line-height: 16px;
`;

/** "24+ $8.17"; screen readers get "24 or more: $8.17 each". */
export function StepLine({ evaluated: { input, unit, offer, price } }: { evaluated: EvaluatedRow }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const step = useMemo(() => (input ? nextPriceStep(input) : null), [input]);
  if (!step || !offer || !price || hidden) return null;
  const chip = priceChip({ price, step }, unit);
  if (chip?.kind !== 'price' && chip?.kind !== 'gift') return null;
  const number = format.number(chip.quantity);
  return (
    <Small>
      <span aria-hidden>
        {chip.kind === 'price'
          ? t('chip.price', { number, price: format.price(chip.price) })
          : t('chip.gift', { number, gifts: format.number(chip.gifts) })}
      </span>
      <VisuallyHidden>
        <NextStep
          step={step}
          productId={offer.product.id}
          unit={unit}
          fromCart={false}
          giftName={(gift) => giftTitle(gift, settings)}
        />
      </VisuallyHidden>
    </Small>
  );
}
