import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NextStep } from '../../components/NextStep.tsx';
import { Price } from '../../components/Price.tsx';
import { SizeTag } from '../../components/SizeTag.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WhyPrice } from '../../components/WhyPrice.tsx';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { giftTitle, productTitle } from '../../domain/catalogue/productTitle.ts';
import { ONE } from '../../domain/numbers/decimal.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import { explainLine } from '../../domain/pricing/explanation.ts';
import { nextPriceStep } from '../../domain/pricing/nextPriceStep.ts';
import { toSize } from '../../domain/pricing/size.ts';
import type { PricedLine } from '../../domain/pricing/types.ts';
import { setSize } from '../../state/cart/changeLines.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

const Below = styled.span`
  display: block;
`;

type LineFactsProps = { lineKey: string; line: CartLine; price: PricedLine; hidden: boolean };

/** Base quantity, unit price with explanation, and the next price step: "2 × Case of 12 = 24 each, $8.17 each". */
export function LineFacts({ lineKey, line, price, hidden }: LineFactsProps) {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const workspace = useWorkspace();
  const { settings } = workspace.portal.company;
  const { baseQuantity, originalNetPrice } = price;
  const size = settings.sizeInput ? toSize(line) : null;
  const isCounted = line.unit !== null && !unitFactor(line.unit).eq(ONE);
  const pieces = t('line.pieces', { count: baseQuantity.toNumber(), number: format.number(baseQuantity) });
  const typed = [format.number(line.quantity), isCounted && line.unit?.name, size?.text].filter(Boolean);
  const counted = typed.length > 1 ? `${typed.join(' × ')} = ${pieces}` : pieces;
  const isOne = baseQuantity.eq(ONE) && typed.length === 1;

  const step = useMemo(() => {
    if (hidden) return null;
    const { price: facts, quantity, unit, rules, defaultTax } = line;
    return nextPriceStep({
      quantity,
      unit,
      size: line.size,
      price: facts,
      rules,
      defaultTax,
      ...workspace.pricing,
    });
  }, [hidden, line, workspace.pricing]);

  /** The coupon's share depends on the whole cart. */
  const explain = () => {
    const inCart = workspace.prices?.state.getState().lines.find((each) => each.line === line);
    return explainLine(price, { ...line, size: size?.value ?? null }, { amounts: inCart?.amounts ?? null });
  };

  return (
    <>
      {!isOne && `${counted}, `}
      {hidden ? (
        <Price value={null} hidden />
      ) : (
        <WhyPrice align="start" explain={explain}>
          {format.price(originalNetPrice)}
        </WhyPrice>
      )}{' '}
      {t('line.each')}
      {size && (
        <>
          {' '}
          <SizeTag
            product={productTitle({ ...line, barcode: '' }, settings).name}
            size={size}
            onClear={() => setSize(workspace, lineKey, null)}
          />
        </>
      )}
      {step && (
        <Below>
          <NextStep
            step={step}
            productId={line.productId}
            unit={line.unit}
            fromCart
            giftName={(gift) => giftTitle(gift, settings)}
          />
        </Below>
      )}
    </>
  );
}
