import { afterPaint } from '../../design-system/afterPaint.ts';
import { lazyOptional, lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

/** What no full list shows at first, in a chunk that no document waits for. */
const loadParts = () => import(/* webpackChunkName: "payments" */ './historyParts.ts');

export const EmptyHistory = lazyWithRetry(() => loadParts().then((parts) => parts.EmptyHistory));
export const NoAccess = lazyWithRetry(() => loadParts().then((parts) => parts.NoAccess));
export const BeyondEnd = lazyWithRetry(() => loadParts().then((parts) => parts.BeyondEnd));
/** Below the rows, which can be read without it: its code is requested when they are painted. */
export const Pagination = lazyOptional(() =>
  afterPaint()
    .then(loadParts)
    .then((parts) => parts.Pagination),
);
export const PayBar = lazyWithRetry(() => loadParts().then((parts) => parts.PayBar));
export const DateFields = lazyWithRetry(() => loadParts().then((parts) => parts.DateFields));
