import type { i18n } from 'i18next';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { whenIdle } from '../../platform/whenIdle.ts';
import type { PortalContext } from '../../state/portal.ts';
import { lazyRoute } from '../lazyRoute.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';

const loadShop = () => import(/* webpackChunkName: "shop" */ './Shop.tsx');

/** Everything behind the login, with the screens that most visits show: one chunk. */
export const Shop = lazyRoute(['shop'], async () => (await loadShop()).Shop, PageSkeleton);

export const LoginEnd = lazyWithRetry(async () => {
  await new Promise<void>(whenIdle);
  return (await loadShop()).LoginEnd;
});

export const preloadShop = (portal: PortalContext, translator: i18n): void => {
  void Shop.load(translator);
  loadShop().then(
    ({ preloadAfterLogin }) => preloadAfterLogin(window.location.search, portal, translator),
    () => undefined,
  );
};
