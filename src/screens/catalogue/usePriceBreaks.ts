import { useMemo } from 'react';
import type { Offer } from '../../domain/catalogue/product.ts';
import { type PriceBreak, priceBreaks } from '../../domain/pricing/priceBreaks.ts';
import { useLineContext } from '../../state/cart/useCart.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

/** Empty where prices are hidden. */
export const usePriceBreaks = ({ price, rules, product }: Offer): PriceBreak[] => {
  const { pricing } = useLineContext();
  const hidden = usePricesHidden();
  const { defaultTax } = product;
  return useMemo(
    () => (hidden ? [] : priceBreaks({ price, rules, defaultTax, ...pricing })),
    [hidden, price, rules, defaultTax, pricing],
  );
};
