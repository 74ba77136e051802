import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

/** In the chunk that loads the numbers too. */
export const OwnNumbers = lazyWithRetry(() =>
  import(/* webpackChunkName: "customer" */ './OwnNumbers.tsx').then((module) => module.OwnNumbers),
);
