import type { Deal } from './deal.ts';

/** Whether a deal can be had with what is sold: all of its products, or one where any will do. */
export const isWholeDeal = (
  { needs, conditions }: Pick<Deal, 'needs' | 'conditions'>,
  sold: { has(productId: number): boolean },
): boolean => {
  const isSold = ({ productId }: { productId: number }) => sold.has(productId);
  return needs === 'any' ? conditions.some(isSold) : conditions.every(isSold);
};
