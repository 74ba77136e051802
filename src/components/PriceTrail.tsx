import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { ONE } from '../domain/numbers/decimal.ts';
import { pricePerChosenUnit, unitFactor } from '../domain/pricing/baseQuantity.ts';
import type { PricedLine, TrailStep, UnitOfMeasure } from '../domain/pricing/types.ts';
import { useFormat } from './useFormat.ts';

const Steps = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 7px 28px;
  font-size: 13px;

  & dd {
    text-align: end;
    white-space: nowrap;
  }
`;

const Each = styled.div<{ $tone: 'plain' | 'strong' | 'muted' }>`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  color: ${({ $tone }) => ($tone === 'muted' ? 'var(--wp-muted)' : 'inherit')};
  ${({ $tone }) =>
    $tone === 'strong' &&
    css`
      padding-block-start: 9px;
      border-block-start: 1px solid var(--wp-line);
      font-weight: 650;
    `}
`;

const RULES = [
  'CUSTOMER_PRICE',
  'FIXED_PRICE',
  'SCALE_PRICE',
  'STEP_PRICE',
  'COST_MARGIN',
  'SCALE_MARGIN',
  'COMMERCIAL_DISCOUNT',
  'SCALE_DISCOUNT',
] as const;

const knownRule = (rule: string) => RULES.find((known) => known === rule) ?? 'OTHER';

type PriceTrailProps = { price: PricedLine; unit: UnitOfMeasure | null };

/** "Why this price?": every step from the list price to the customer's, per base unit, and what the chosen unit costs. */
export function PriceTrail({ price, unit }: PriceTrailProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const isDiscount = ({ rule }: TrailStep) => rule.endsWith('_DISCOUNT');

  const wordOf = ({ rule, name }: TrailStep) => name || t(`rule.${knownRule(rule)}`);

  return (
    <Steps>
      <Each $tone="plain">
        <dt>{t('why.list')}</dt>
        <dd>{format.price(price.originalPrice)}</dd>
      </Each>
      {price.trail.map((step) => (
        <Each
          key={`${step.rule} ${step.name} ${step.before.toFixed()} ${step.after.toFixed()}`}
          $tone="plain"
        >
          <dt>{wordOf(step)}</dt>
          <dd>{format.price(isDiscount(step) ? step.after.minus(step.before) : step.after)}</dd>
        </Each>
      ))}
      <Each $tone="strong">
        <dt>{t('why.each')}</dt>
        <dd>{format.price(price.originalNetPrice)}</dd>
      </Each>
      {unit && !unitFactor(unit).eq(ONE) && (
        <Each $tone="muted">
          <dt>{unit.name}</dt>
          <dd>{format.price(pricePerChosenUnit(price.originalNetPrice, unit))}</dd>
        </Each>
      )}
    </Steps>
  );
}
