import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ONE, ZERO } from '../domain/numbers/decimal.ts';
import { unitFactor } from '../domain/pricing/baseQuantity.ts';
import type { NextPriceStep } from '../domain/pricing/nextPriceStep.ts';
import type { Gift, UnitOfMeasure } from '../domain/pricing/types.ts';
import { useFormat } from './useFormat.ts';

const Line = styled.span`
  color: var(--wp-brand-text);
  font-size: 13px;
`;

type NextStepProps = {
  step: NextPriceStep;
  /** The product; its own gifts are not named. */
  productId: number;
  unit: UnitOfMeasure | null;
  /** True: relative to the cart ("4 more"). False: absolute ("24 or more"). */
  fromCart: boolean;
  /** Empty when it has no name. */
  giftName(gift: Gift): string;
};

/** The next price step: "10 more and each costs $2.15", "24 or more: one jar free" (experience: Store). */
export function NextStep({ step, productId, unit, fromCart, giftName }: NextStepProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const from = fromCart ? 'more' : 'from';
  const quantity = fromCart ? step.more : step.quantity;
  const number = format.number(quantity);
  const isPack = unit !== null && !unitFactor(unit).eq(ONE);
  const many = isPack
    ? t(`step.${from}.units`, { count: quantity.toNumber(), number, unit: unit.name })
    : t(`step.${from}.plain`, { number });
  if (step.unitPrice) {
    return <Line>{t(`step.${from}.price`, { step: many, price: format.price(step.unitPrice) })}</Line>;
  }
  const free = step.gifts.reduce((sum, gift) => sum.plus(gift.quantity), ZERO).toNumber();
  const gifts = step.gifts
    .map((gift) => {
      const of = { count: gift.quantity.toNumber(), number: format.number(gift.quantity) };
      if (gift.productId === productId) return t('step.same', of);
      const product = giftName(gift);
      return product ? t('step.gift', { ...of, product }) : t('step.unnamed', of);
    })
    .join(', ');
  return <Line>{t(`step.${from}.gift`, { step: many, gifts, count: free })}</Line>;
}
