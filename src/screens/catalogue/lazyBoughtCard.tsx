import { afterPaint } from '../../design-system/afterPaint.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

/** With what else only customers see, behind the page itself. */
export const BoughtCard = lazyWithRetry(() =>
  afterPaint()
    .then(() => import(/* webpackChunkName: "customer" */ './BoughtCard.tsx'))
    .then((module) => module.BoughtCard),
);
