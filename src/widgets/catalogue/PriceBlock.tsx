import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { NextStep } from '../../components/NextStep.tsx';
import { OnRequest } from '../../components/OnRequest.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WhyPrice } from '../../components/WhyPrice.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { giftTitle } from '../../domain/catalogue/productTitle.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import { packName, pricePerChosenUnit } from '../../domain/pricing/baseQuantity.ts';
import { displayPrice } from '../../domain/pricing/displayPrice.ts';
import type { PricedLine } from '../../domain/pricing/types.ts';
import { useCompany, useCustomer, usePricesHidden } from '../../state/usePortal.ts';
import type { useLinePrice } from './useLinePrice.ts';
import type { ProductOrdering } from './useProductOrdering.ts';

const alignEnd = css`
  align-items: flex-end;
  text-align: end;

  & > div {
    justify-content: flex-end;
  }
`;

const Block = styled.div<{ $align: 'start' | 'end' }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 1px;
  min-width: 0;
  min-height: 50px;
  ${({ $align }) => $align === 'end' && alignEnd}
`;

const Amounts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: 16px;
`;

const CurrentPrice = styled.span`
  font-weight: 700;
  white-space: nowrap;

  &[data-question] {
    font-size: 13px;
    font-weight: 400;
  }
`;

/** A phone's row: the price with its chip, and below them what the price was. */
export const PriceLines = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  align-content: safe center;
  gap: 0 5px;
  min-width: 0;
  height: 44px;
  overflow-y: clip;
  line-height: 1.2;

  & > ${Block}, ${Amounts} {
    display: contents;
  }

  & ${CurrentPrice} {
    order: -3;
    font-size: 16.5px;
    line-height: 22px;

    & > button:focus-visible {
      outline-offset: -2px;
    }
  }

  & > :nth-child(2) {
    order: -2;
    flex: none;
    margin-block: 2px;
    padding-inline: 5px;
    font-size: 11px;
  }

  &::after {
    content: '';
    flex-basis: 100%;
    order: -1;
  }

  & s,
  ${Block} > :last-child:not(:first-child) {
    font-size: 12px;
    white-space: nowrap;
  }

  /* What the price was stands beside it where the price of a pack is below. */
  &:has(${Block} > ${SmallText}) s {
    order: -2;
  }

  /* Where there is no room for it, "Why this price?" has it. */
  &:has(> :nth-child(2)):has(${Block} > ${SmallText}) s {
    display: none;
  }

  @container portal (max-width: 374.98px) {
    &:has(> :nth-child(2), ${Block} > ${SmallText}) s,
    &:has(> :nth-child(2), ~ [data-in-cart]) ${Block} > ${SmallText} {
      display: none;
    }
  }
`;

type PriceBlockProps = {
  line: ReturnType<typeof useLinePrice>;
  ordering: ProductOrdering;
  align?: 'start' | 'end';
  /** Without the explanation that the price opens. */
  isPlain?: boolean;
  /** The price of a pack is for screen readers only. */
  packIsHidden?: boolean;
  /** An amount that stands beside it, which isn't said twice. */
  total?: Decimal | null;
};

type PriceDetailsProps = Pick<ProductOrdering, 'unit' | 'size'> & {
  price: PricedLine;
  isPlain: boolean;
  packIsHidden: boolean;
  total: Decimal | null;
};

const PriceDetails = memo(function PriceDetails({
  price,
  unit,
  size,
  isPlain,
  packIsHidden,
  total,
}: PriceDetailsProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { settings } = useCompany();
  const isVisitor = useCustomer() === null;
  const displayed = displayPrice(price, settings.showNetPrice);
  const orderedUnit = { unit, size: size?.value ?? null, typedSize: size?.text ?? '' };
  const packText = [packName(unit), size?.text].filter(Boolean).join(' · ');
  const packPrice = pricePerChosenUnit(price.originalNetPrice, unit).times(size?.value ?? 1);
  const isTotal = total?.eq(displayed.price) ?? false;
  const amount = format.price(displayed.price);
  const priceText = total ? t('product.each', { price: amount }) : amount;
  return (
    <>
      <Amounts>
        {displayed.struckPrice && !isTotal && (
          <SmallText as="s">
            <VisuallyHidden>{t('price.was')} </VisuallyHidden>
            {format.price(displayed.struckPrice)}
          </SmallText>
        )}
        <CurrentPrice data-question={isTotal || undefined}>
          {isPlain ? (
            priceText
          ) : (
            <WhyPrice explain={({ explainLine }) => explainLine(price, orderedUnit, { isVisitor })}>
              {isTotal ? null : priceText}
            </WhyPrice>
          )}
        </CurrentPrice>
      </Amounts>
      {packText && !total?.eq(packPrice) && (
        <SmallText as={packIsHidden ? VisuallyHidden : 'span'}>
          {t('price.pack', { unit: packText, price: format.price(packPrice) })}
        </SmallText>
      )}
    </>
  );
});

export function NextStepLine({ line, ordering }: Pick<PriceBlockProps, 'line' | 'ordering'>) {
  const hidden = usePricesHidden();
  const { settings } = useCompany();
  if (hidden || !line?.step) return null;
  return (
    <NextStep
      step={line.step}
      productId={ordering.productId}
      unit={ordering.unit}
      fromCart={ordering.inCart}
      giftName={(gift) => giftTitle(gift, settings)}
    />
  );
}

/** Without {@link NextStepLine}, which the screens place where it never moves anything. */
export function PriceBlock({
  line,
  ordering,
  align = 'start',
  isPlain = false,
  packIsHidden = false,
  total = null,
}: PriceBlockProps) {
  const { t } = useTranslation('catalogue');
  const hidden = usePricesHidden();
  return (
    <Block $align={align}>
      {!line && <Skeleton $width={64} $height={20} />}
      {line && hidden && (
        <>
          <CurrentPrice>
            <Price value={null} hidden />
          </CurrentPrice>{' '}
          <OnRequest />
        </>
      )}
      {!hidden && line?.price.ok === false && (
        <SmallText as="span">{t(`price.${line.price.reason}`)}</SmallText>
      )}
      {!hidden && line?.price.ok && (
        <PriceDetails
          price={line.price}
          unit={ordering.unit}
          size={ordering.size}
          isPlain={isPlain}
          packIsHidden={packIsHidden}
          total={total}
        />
      )}
    </Block>
  );
}
