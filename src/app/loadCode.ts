import { lazyWithRetry } from '../design-system/lazyWithRetry.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export const loadCartCode = () => import(/* webpackChunkName: "cart-data" */ './workspace/cartCode.ts');

export const loadCustomerCode = () => import(/* webpackChunkName: "customer" */ './customerCode.ts');

export const loadFavourites = () =>
  import(/* webpackChunkName: "favourites" */ './routes/groups/favourites.ts');

export const loadQuickOrder = () =>
  import(/* webpackChunkName: "quick-order" */ './routes/groups/quickOrder.ts');

/** What asks for prices, rules, units and stock; products are painted before it has come. */
export const loadOfferCode = () =>
  import(/* webpackChunkName: "product" */ '../state/catalogue/loadOffers.ts');

export const loadSubmissionCode = () =>
  import(/* webpackChunkName: "placing" */ './workspace/submissionCode.ts');

export const AccountPanel = lazyWithRetry(() => loadCustomerCode().then((module) => module.AccountPanel));
export const BackgroundTasks = lazyWithRetry(() =>
  loadCustomerCode().then((module) => module.BackgroundTasks),
);
export const MiniCart = lazyWithRetry(() => loadCustomerCode().then((module) => module.MiniCart));
export const SessionEnded = lazyWithRetry(
  () => loadCustomerCode().then((module) => module.SessionEnded),
  PageSkeleton,
);
export const NotificationsDialog = lazyWithRetry(() =>
  loadCustomerCode().then((module) => module.NotificationsDialog),
);
