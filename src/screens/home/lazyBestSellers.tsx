import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

/** In the chunk that shows products in tiles: only new customers and visitors need it at home. */
export const BestSellers = lazyWithRetry(() =>
  import(/* webpackChunkName: "product-page" */ './BestSellers.tsx').then((module) => module.BestSellers),
);
