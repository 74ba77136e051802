import type { QueryClient } from '@tanstack/react-query';

/** Query keys of data that contains or depends on stock. */
const WITH_STOCK = [
  'store',
  'set',
  'similar',
  'related',
  'nearest',
  'offers',
  'offer',
  'product-offers',
  'sold-products',
];

export const forgetStock = (queries: QueryClient): void => {
  for (const first of WITH_STOCK) void queries.invalidateQueries({ queryKey: [first] });
};
