import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { NextPriceStep } from '../domain/pricing/nextPriceStep.ts';
import type { UnitOfMeasure } from '../domain/pricing/types.ts';
import { useFormat } from './useFormat.ts';

const Line = styled.span`
  color: var(--wp-brand-text);
  font-size: 13px;
`;

type NextStepProps = {
  step: NextPriceStep;
  unit: UnitOfMeasure | null;
  /** Counted from what is in the cart ("4 more"); else from nothing ("24 or more"). */
  fromCart: boolean;
};

/** What ordering more would bring: "10 more and each costs $2.15", "24 or more: a jar is free". */
export function NextStep({ step, unit, fromCart }: NextStepProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const count = format.number(fromCart ? step.more : step.quantity);
  const many = unit && Number(unit.factor) !== 1 ? t('step.units', { count, unit: unit.name }) : count;
  const from = fromCart ? 'more' : 'from';
  const gifts = step.gifts
    .map(({ quantity, productName }) => {
      const free = format.number(quantity);
      return productName ? t('step.gift', { quantity: free, product: productName }) : free;
    })
    .join(', ');
  return (
    <Line>
      {step.unitPrice
        ? t(`step.${from}.price`, { many, price: format.price(step.unitPrice) })
        : t(`step.${from}.gift`, { many, gifts })}
    </Line>
  );
}
