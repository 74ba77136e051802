import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { NextStep } from '../../components/NextStep.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WhyPrice } from '../../components/WhyPrice.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { giftTitle } from '../../domain/catalogue/productTitle.ts';
import { ONE } from '../../domain/numbers/decimal.ts';
import { pricePerChosenUnit, unitFactor } from '../../domain/pricing/baseQuantity.ts';
import { displayPrice } from '../../domain/pricing/displayPrice.ts';
import { explainLine } from '../../domain/pricing/explanation.ts';
import type { PricedLine } from '../../domain/pricing/types.ts';
import { useCompany, useCustomer, usePricesHidden } from '../../state/usePortal.ts';
import type { useLinePrice } from './useLinePrice.ts';
import type { ProductOrdering } from './useProductOrdering.ts';

const end = css`
  align-items: flex-end;
  text-align: end;

  & > div {
    justify-content: flex-end;
  }
`;

/** Reserves the height of price and next step. */
const Block = styled.div<{ $align: 'start' | 'end'; $height: number }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 1px;
  min-width: 0;
  min-height: ${({ $height }) => $height}px;
  ${({ $align }) => $align === 'end' && end}
`;

const Amounts = styled.div<{ $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: ${({ $large }) => ($large ? '24px' : '16px')};
`;

const Was = styled.s`
  color: var(--wp-muted);
  font-size: 13px;
`;

const Muted = styled.span`
  color: var(--wp-muted);
  font-size: 13px;
`;

const Now = styled.span`
  font-weight: 700;
  white-space: nowrap;
`;

const Discount = styled.span`
  color: var(--wp-warn);
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
`;

type PriceBlockProps = {
  line: ReturnType<typeof useLinePrice>;
  ordering: ProductOrdering;
  align?: 'start' | 'end';
  large?: boolean;
  /** Shows the next price step below; cards use {@link StepLine}. */
  withStep?: boolean;
};

function KnownPrice({
  price,
  ordering,
  large,
}: {
  price: PricedLine;
  ordering: ProductOrdering;
  large: boolean;
}) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { settings } = useCompany();
  const isVisitor = useCustomer() === null;
  const { unit, size } = ordering;
  const shown = displayPrice(price, settings.showNetPrice);
  const shape = { unit, size: size?.value ?? null, typedSize: size?.text ?? '' };
  const isPack = unit !== null && !unitFactor(unit).eq(ONE);
  const piece = [isPack && unit.name, size?.text].filter(Boolean).join(' · ');
  const pieces = pricePerChosenUnit(price.originalNetPrice, unit).times(size?.value ?? 1);
  const discount = shown.discount && {
    percent: format.number(shown.discount.percent),
    price: format.price(shown.discount.netPrice),
  };
  return (
    <>
      <Amounts $large={large}>
        {shown.struckPrice && (
          <Was>
            <VisuallyHidden>{t('price.was')} </VisuallyHidden>
            {format.price(shown.struckPrice)}
          </Was>
        )}
        <Now>
          <WhyPrice explain={() => explainLine(price, shape, { isVisitor })}>
            {format.price(shown.price)}
          </WhyPrice>
        </Now>
        {discount && (
          <Discount>
            <VisuallyHidden>{t('price.discountWords', discount)}</VisuallyHidden>
            <span aria-hidden>{t('price.discount', discount)}</span>
          </Discount>
        )}
      </Amounts>
      {piece && <Muted>{t('price.pack', { unit: piece, price: format.price(pieces) })}</Muted>}
    </>
  );
}

/** The next price step; nothing when prices are hidden. */
export function StepLine({ line, ordering }: Pick<PriceBlockProps, 'line' | 'ordering'>) {
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

/** The price with its explanation and the next price step. */
export function PriceBlock({
  line,
  ordering,
  align = 'start',
  large = false,
  withStep = true,
}: PriceBlockProps) {
  const { t } = useTranslation('catalogue');
  const hidden = usePricesHidden();
  const height = large ? 40 : withStep ? 49 : 29;
  if (!line) {
    return (
      <Block $align={align} $height={height}>
        <Skeleton $width={64} $height={large ? 28 : 20} />
      </Block>
    );
  }
  const { price } = line;
  if (hidden) {
    return (
      <Block $align={align} $height={height}>
        <Amounts $large={large}>
          <Now>
            <Price value={null} hidden />
          </Now>
        </Amounts>
      </Block>
    );
  }
  return (
    <Block $align={align} $height={height}>
      {price.ok ? (
        <KnownPrice price={price} ordering={ordering} large={large} />
      ) : (
        <Muted>{t(`price.${price.reason}`)}</Muted>
      )}
      {withStep && <StepLine line={line} ordering={ordering} />}
    </Block>
  );
}
