import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

/** What no full list shows, in the chunk of the documents that it leads to. */
const loadNotices = () => import(/* webpackChunkName: "order" */ './HistoryNotices.tsx');

export const EmptyHistory = lazyWithRetry(() => loadNotices().then((module) => module.EmptyHistory));
export const NoAccess = lazyWithRetry(() => loadNotices().then((module) => module.NoAccess));
export const BeyondEnd = lazyWithRetry(() => loadNotices().then((module) => module.BeyondEnd));
export const PayBar = lazyWithRetry(() =>
  import(/* webpackChunkName: "order" */ './PayBar.tsx').then((module) => module.PayBar),
);
export const DateFields = lazyWithRetry(() =>
  import(/* webpackChunkName: "order" */ './DateFields.tsx').then((module) => module.DateFields),
);
