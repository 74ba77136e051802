import type { QueryClient } from '@tanstack/react-query';

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
