import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

/** What no full list shows at first, in a chunk that no document waits for. */
const loadNotices = () => import(/* webpackChunkName: "payments" */ './HistoryNotices.tsx');

export const EmptyHistory = lazyWithRetry(() => loadNotices().then((module) => module.EmptyHistory));
export const NoAccess = lazyWithRetry(() => loadNotices().then((module) => module.NoAccess));
export const BeyondEnd = lazyWithRetry(() => loadNotices().then((module) => module.BeyondEnd));
export const PayBar = lazyWithRetry(() =>
  import(/* webpackChunkName: "payments" */ './PayBar.tsx').then((module) => module.PayBar),
);
export const DateFields = lazyWithRetry(() =>
  import(/* webpackChunkName: "payments" */ './DateFields.tsx').then((module) => module.DateFields),
);
