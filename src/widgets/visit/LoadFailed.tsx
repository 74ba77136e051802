import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import type { LoadFailedProps } from './LoadFailedMessage.tsx';

/** With the code of the product page, which the service worker keeps and no other screen waits for. */
export const LoadFailed = lazyWithRetry<LoadFailedProps>(() =>
  import(/* webpackChunkName: "product-page" */ './LoadFailedMessage.tsx').then(
    (module) => module.LoadFailedMessage,
  ),
);
