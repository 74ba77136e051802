import { useMemo } from 'react';
import type { Offer } from '../../domain/catalogue/product.ts';
import { type NextPriceStep, nextPriceStep } from '../../domain/pricing/nextPriceStep.ts';
import { priceLine } from '../../domain/pricing/priceLine.ts';
import type { LinePrice, PriceLineInput, PriceRules } from '../../domain/pricing/types.ts';
import { useLineContext } from '../../state/cart/useCart.ts';
import type { ProductOrdering } from './useProductOrdering.ts';

export const useLinePrice = (
  offer: Offer | null,
  { quantity, unit, size }: Pick<ProductOrdering, 'quantity' | 'unit' | 'size'>,
): { price: LinePrice; step: NextPriceStep | null; rules: PriceRules | null } | null => {
  const { pricing } = useLineContext();
  const sizeValue = size?.value ?? null;
  return useMemo(() => {
    if (!offer) return null;
    const { price, rules, product } = offer;
    const input: PriceLineInput = {
      quantity,
      unit,
      size: sizeValue,
      price,
      rules,
      defaultTax: product.defaultTax,
      ...pricing,
    };
    return { price: priceLine(input), step: nextPriceStep(input), rules };
  }, [offer, quantity, unit, sizeValue, pricing]);
};
