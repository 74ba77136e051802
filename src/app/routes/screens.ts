import type { i18n } from 'i18next';
import { matchPath } from 'react-router';
import { isForVisitors } from '../../routing/isForVisitors.ts';
import type { ScreenName } from '../../routing/routes.ts';
import { screenAt } from '../../routing/screenAt.ts';
import { splitAddress } from '../../routing/splitAddress.ts';
import { accessRoutes } from './accessRoutes.tsx';
import { accountRoutes } from './accountRoutes.tsx';
import { cartRoutes } from './cartRoutes.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { checkoutRoutes } from './checkoutRoutes.tsx';
import { designSystemRoutes } from './designSystemRoutes.ts';
import { favouritesRoutes } from './favouritesRoutes.ts';
import { historyRoutes } from './historyRoutes.ts';
import { homeRoutes } from './homeRoutes.tsx';
import { informationRoutes } from './informationRoutes.tsx';
import { inventoryRoutes } from './inventoryRoutes.tsx';
import { paymentsRoutes } from './paymentsRoutes.ts';
import { quickOrderRoutes } from './quickOrderRoutes.ts';
import type { QueryDependencies, ScreenRoute } from './screenRoute.ts';

export const screens: Record<ScreenName, ScreenRoute> = {
  ...homeRoutes,
  ...catalogueRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...historyRoutes,
  ...favouritesRoutes,
  ...quickOrderRoutes,
  ...paymentsRoutes,
  ...inventoryRoutes,
  ...accessRoutes,
  ...accountRoutes,
  ...informationRoutes,
  ...designSystemRoutes,
};

/** Loads the code and the texts of the screen at an address. A failure shows only when the screen is opened. */
export const loadScreen = async (address: string, translator: i18n): Promise<void> => {
  const at = screenAt(address);
  if (!at) return;
  const { Screen, loadData } = screens[at.name];
  await Promise.allSettled([Screen.load?.(translator), loadData?.()]);
};

/**
 * Asks what the screen at an address shows first, unless the answers are fresh, or the visitor won't be shown it. `isFirst`: the portal is
 * opened there, and the screen's own code, which comes with the shop's, asks.
 */
export const startScreenQueries = (of: QueryDependencies, address: string, isFirst?: true): void => {
  const at = screenAt(address);
  if (!at || !(of.customer || isForVisitors(address, of.company.openPortal))) return;
  const { pathname, query } = splitAddress(address);
  const params = matchPath(at.route.path, pathname)?.params ?? {};
  const { queries, firstQueries } = screens[at.name];
  (isFirst ? firstQueries : queries)?.().then(
    (start) => start[at.name]?.(of, { params, query, ...(isFirst && { isFirst }) }),
    // Without this code, the screen asks by itself.
    () => undefined,
  );
};
