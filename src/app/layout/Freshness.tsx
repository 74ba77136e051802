import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { delay } from '../../platform/delay.ts';
import { useRefreshing } from '../../state/visit/useRefreshing.ts';

/** The rows come first, ms. */
const LOAD_AFTER_MS = 400;

/** With the code of the product page, which the service worker keeps and no other screen waits for. */
const FreshnessNote = lazyWithRetry(() =>
  delay(LOAD_AFTER_MS)
    .then(() => import(/* webpackChunkName: "product-page" */ '../../widgets/visit/FreshnessNote.tsx'))
    .then(
      (module) => module.FreshnessNote,
      () => () => null,
    ),
);

/** How old what is shown is, and whether the portal is offline. The note’s code comes when there may be something to say. */
export function Freshness() {
  return useRefreshing().isOld ? <FreshnessNote /> : null;
}
