import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

export const BoughtCard = lazyWithRetry(() =>
  import(/* webpackChunkName: "customer" */ './BoughtCard.tsx').then((module) => module.BoughtCard),
);
