import type { Deal } from './deal.ts';

/** A deal is available when all of its products are sold, or one of them where any is enough. */
export const isDealAvailable = (
  { needs, conditions }: Pick<Deal, 'needs' | 'conditions'>,
  sold: { has(productId: number): boolean },
): boolean => {
  const isSold = ({ productId }: { productId: number }) => sold.has(productId);
  return needs === 'any' ? conditions.some(isSold) : conditions.every(isSold);
};
