import { lazyWithRetry } from '../design-system/lazyWithRetry.tsx';

const load = () => import(/* webpackChunkName: "customer" */ './customerParts.ts');

/** Parts of every screen that show only the customer's own data. Their code comes with it, behind the first screen. */
export const BackgroundTasks = lazyWithRetry(() => load().then((module) => module.BackgroundTasks));
export const MiniCart = lazyWithRetry(() => load().then((module) => module.MiniCart));
export const NotificationsDialog = lazyWithRetry(() => load().then((module) => module.NotificationsDialog));
