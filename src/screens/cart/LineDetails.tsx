import { type ReactNode, useMemo } from 'react';
import { NextStep } from '../../components/NextStep.tsx';
import { OnRequest } from '../../components/OnRequest.tsx';
import type { Explain } from '../../components/PriceTrail.tsx';
import { SizeTag } from '../../components/SizeTag.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WhyPrice } from '../../components/WhyPrice.tsx';
import { DottedParts } from '../../design-system/DottedParts.tsx';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { giftTitle, productTitle } from '../../domain/catalogue/productTitle.ts';
import { nextPriceStep } from '../../domain/pricing/nextPriceStep.ts';
import { toSize } from '../../domain/pricing/size.ts';
import type { PricedLine } from '../../domain/pricing/types.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { useCompany } from '../../state/usePortal.ts';

type LineDetailsProps = {
  lineKey: string;
  line: CartLine;
  price: PricedLine;
  hidden: boolean;
  code: ReactNode;
  ownNumbers: string;
  children: ReactNode;
};

/** "CO-1052 · 24 × $8.17", in base units, and the next price step. */
export function LineDetails({ lineKey, line, price, hidden, code, ownNumbers, children }: LineDetailsProps) {
  const format = useFormat();
  const { context, prices, actions } = useCartService();
  const { settings } = useCompany();
  const { baseQuantity, originalNetPrice } = price;
  const size = settings.sizeInput ? toSize(line) : null;

  const step = useMemo(() => {
    if (hidden) return null;
    const { price: priceData, quantity, unit, rules, defaultTax } = line;
    return nextPriceStep({
      quantity,
      unit,
      size: line.size,
      price: priceData,
      rules,
      defaultTax,
      ...context.pricing,
    });
  }, [hidden, line, context]);

  /** The coupon's share depends on the whole cart. */
  const explain: Explain = ({ explainLine }) => {
    const pricedLine = prices.getState()?.lines.find((candidate) => candidate.line === line);
    return explainLine(
      price,
      { ...line, size: size?.value ?? null },
      { amounts: pricedLine?.amounts ?? null },
    );
  };

  const pieces = (
    <>
      {format.number(baseQuantity)} {hidden ? '·' : '×'}{' '}
      {hidden ? (
        <OnRequest />
      ) : (
        <WhyPrice align="start" explain={explain}>
          {format.price(originalNetPrice)}
        </WhyPrice>
      )}
      {size && (
        <>
          {' '}
          <SizeTag
            product={productTitle({ ...line, barcode: '' }, settings).name}
            size={size}
            onClear={() => actions()?.setSize(lineKey, null)}
          />
        </>
      )}
    </>
  );
  return (
    <>
      <DottedParts>
        {code}
        {ownNumbers}
        {pieces}
        {children}
      </DottedParts>
      {step && (
        <span data-step>
          <NextStep
            step={step}
            productId={line.productId}
            unit={line.unit}
            fromCart
            giftName={(gift) => giftTitle(gift, settings)}
          />
        </span>
      )}
    </>
  );
}
