import { lazyRoute } from './lazyRoute.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Everything behind the login, with the screens that most visits show: one chunk. */
export const Shop = lazyRoute(
  ['shop'],
  () => import(/* webpackChunkName: "shop" */ './Shop.tsx').then((module) => module.Shop),
  PageSkeleton,
);
