import type { Deal } from './deal.ts';

export const isDealAvailable = (
  { needs, conditions }: Pick<Deal, 'needs' | 'conditions'>,
  sold: { has(productId: number): boolean },
): boolean => {
  const isSold = ({ productId }: { productId: number }) => sold.has(productId);
  return needs === 'any' ? conditions.some(isSold) : conditions.every(isSold);
};
