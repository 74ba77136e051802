import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

/** In the chunk that asks for the purchases too. */
export const BoughtCard = lazyWithRetry(() =>
  import(/* webpackChunkName: "customer" */ './BoughtCard.tsx').then((module) => module.BoughtCard),
);
