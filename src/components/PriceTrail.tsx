import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { ONE } from '../domain/numbers/decimal.ts';
import {
  type ExplainedTax,
  explainLine,
  explainRecord,
  type PriceExplanation,
} from '../domain/pricing/explanation.ts';
import type { RuleName, TrailStep } from '../domain/pricing/types.ts';
import { useFormat } from './useFormat.ts';

const Steps = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 7px 28px;
  font-size: 13px;

  & dd {
    text-align: end;
    white-space: nowrap;
  }

  & small {
    display: block;
    color: var(--wp-muted);
    font-size: 12px;
  }
`;

const divider = css`
  padding-block-start: 9px;
  border-block-start: 1px solid var(--wp-line);
`;

const StepRow = styled.div<{ $tone: 'plain' | 'strong' | 'muted'; $hasDivider: boolean }>`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  color: ${({ $tone }) => ($tone === 'muted' ? 'var(--wp-muted)' : 'inherit')};
  font-weight: ${({ $tone }) => ($tone === 'strong' ? 650 : 'inherit')};
  ${({ $hasDivider }) => $hasDivider && divider}
`;

type StepProps = {
  name: ReactNode;
  value: string;
  tone?: 'plain' | 'strong' | 'muted';
  hasDivider?: boolean;
};

function Step({ name, value, tone = 'plain', hasDivider = false }: StepProps) {
  return (
    <StepRow $tone={tone} $hasDivider={hasDivider}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </StepRow>
  );
}

const RULES: Record<RuleName, true> = {
  CUSTOMER_PRICE: true,
  FIXED_PRICE: true,
  SCALE_PRICE: true,
  STEP_PRICE: true,
  COST_MARGIN: true,
  SCALE_MARGIN: true,
  COMMERCIAL_DISCOUNT: true,
  SCALE_DISCOUNT: true,
};

const isKnown = (rule: string): rule is RuleName => Object.hasOwn(RULES, rule);
const isDiscount = ({ rule }: TrailStep) => rule.endsWith('_DISCOUNT');

type ConversionStepProps = {
  conversion: NonNullable<PriceExplanation['unit']>;
  contentPrice: PriceExplanation['unitPrice'];
};

function ConversionStep({ conversion: { name, times, price }, contentPrice }: ConversionStepProps) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  return (
    <Step
      name={t('unit', { unit: name, number: format.number(times), price: format.price(contentPrice) })}
      value={format.price(price)}
      tone="muted"
    />
  );
}

function UnitSteps({ explanation }: { explanation: PriceExplanation }) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const { listPrice, trail, unitPrice, unit, size } = explanation;
  return (
    <>
      <Step name={t('list')} value={format.price(listPrice)} />
      {trail.map((step) => {
        const { rule, name, before, after } = step;
        const ruleText = t(`rule.${isKnown(rule) ? rule : 'OTHER'}`);
        return (
          <Step
            key={`${rule} ${name} ${before.toFixed()} ${after.toFixed()}`}
            name={
              name ? (
                <>
                  {name} <small>{ruleText}</small>
                </>
              ) : (
                ruleText
              )
            }
            value={format.price(isDiscount(step) ? after.minus(before) : after)}
          />
        );
      })}
      <Step name={t('each')} value={format.price(unitPrice)} tone="strong" hasDivider />
      {unit && <ConversionStep conversion={unit} contentPrice={unitPrice} />}
      {size && <ConversionStep conversion={size} contentPrice={unit?.price ?? unitPrice} />}
    </>
  );
}

function LineSteps({ explanation }: { explanation: PriceExplanation }) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const { baseQuantity, unitPrice, goods, coupon, taxOrigin, taxes, tax, net } = explanation;
  const hasGoods = !baseQuantity.eq(ONE) || coupon.gt(0);
  const taxWord = format.taxName ?? t('tax.word');

  const toTaxName = ({ name, rate, isPercent }: ExplainedTax): string => {
    const values = { tax: taxWord, rate: format.number(rate) };
    if (!isPercent) return t('tax.fixed', { name: name || taxWord, price: format.money(rate) });
    if (taxOrigin !== 'rules') return t(`tax.${taxOrigin === 'product' ? 'product' : 'customer'}`, values);
    return name || t('tax.rules', values);
  };

  return (
    <>
      {hasGoods && (
        <Step
          name={t('goods', { number: format.number(baseQuantity), price: format.price(unitPrice) })}
          value={format.money(goods)}
          hasDivider
        />
      )}
      {coupon.gt(0) && <Step name={t('coupon')} value={format.money(coupon.times(-1))} />}
      {taxOrigin === 'exempt' && (
        <Step name={t('tax.exempt')} value={format.money(tax)} tone="muted" hasDivider={!hasGoods} />
      )}
      {taxOrigin === null && tax.gt(0) && (
        <Step name={taxWord} value={format.money(tax)} hasDivider={!hasGoods} />
      )}
      {taxes.map((lineTax, index) => (
        <Step
          key={`${lineTax.name} ${lineTax.rate.toFixed()}`}
          name={toTaxName(lineTax)}
          value={format.money(lineTax.amount)}
          hasDivider={!hasGoods && index === 0}
        />
      ))}
      {tax.gt(0) && <Step name={t('withTax')} value={format.money(net)} tone="strong" />}
    </>
  );
}

const explainers = { explainLine, explainRecord };

export type Explain = (by: typeof explainers) => PriceExplanation | null;

/** "Why this price?" (rules: Price of a line). */
export function PriceTrail({ explain }: { explain: Explain }) {
  const explanation = explain(explainers);
  if (!explanation) return null;
  return (
    <Steps>
      <UnitSteps explanation={explanation} />
      <LineSteps explanation={explanation} />
    </Steps>
  );
}
