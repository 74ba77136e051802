import type { QueryClient } from '@tanstack/react-query';

/** The first words of the keys under which products are kept with their stock, or found by it. */
const WITH_STOCK = [
  'store',
  'set',
  'similar',
  'nearest',
  'offers',
  'offer',
  'product-offers',
  'sold-products',
];

/** After an order or a cancellation: what is kept of products is asked for anew when it is shown again. */
export const forgetStock = (queries: QueryClient): void => {
  for (const first of WITH_STOCK) void queries.invalidateQueries({ queryKey: [first] });
};
