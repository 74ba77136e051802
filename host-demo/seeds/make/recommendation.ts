import type { ProductSeed, RecommendationSeed } from '../types.ts';
import type { Random } from './random.ts';

export function recommendationOf(
  id: string,
  note: string,
  products: readonly ProductSeed[],
  random: Random,
): RecommendationSeed {
  return {
    id,
    note,
    products: products.map(({ product, units }) => ({
      product_id: product.id,
      recommended_quantity: random.whole(1, 6),
      units: units[0]?.units ?? '',
    })),
  };
}
