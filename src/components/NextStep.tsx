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

/**
 * `productId`: its own gifts are not named. `fromCart`: relative to the cart ("4 more"), else absolute ("24
 * or more").
 */
type NextStepProps = {
  step: NextPriceStep;
  productId: number;
  unit: UnitOfMeasure | null;
  fromCart: boolean;
  giftName(gift: Gift): string;
};

/** "10 more and each costs $2.15", "24 or more: one jar free". */
export function NextStep({ step, productId, unit, fromCart, giftName }: NextStepProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const variant = fromCart ? 'more' : 'from';
  const quantity = fromCart ? step.more : step.quantity;
  const number = format.number(quantity);
  const isPack = unit !== null && !unitFactor(unit).eq(ONE);
  const quantityText = isPack
    ? t(`step.${variant}.units`, { count: quantity.toNumber(), number, unit: unit.name })
    : t(`step.${variant}.plain`, { number });
  if (step.unitPrice) {
    return (
      <Line>{t(`step.${variant}.price`, { step: quantityText, price: format.price(step.unitPrice) })}</Line>
    );
  }
  const giftCount = step.gifts.reduce((sum, gift) => sum.plus(gift.quantity), ZERO).toNumber();
  const gifts = step.gifts
    .map((gift) => {
      const values = { count: gift.quantity.toNumber(), number: format.number(gift.quantity) };
      if (gift.productId === productId) return t('step.same', values);
      const product = giftName(gift);
      return product ? t('step.gift', { ...values, product }) : t('step.unnamed', values);
    })
    .join(', ');
  return <Line>{t(`step.${variant}.gift`, { step: quantityText, gifts, count: giftCount })}</Line>;
}
