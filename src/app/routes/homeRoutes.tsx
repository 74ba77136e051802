import { isHomeActive } from '../../domain/tenant/homeMode.ts';
import { useCompany } from '../../state/usePortal.ts';
import { loadOfferCode } from '../loadCode.ts';
import { DefaultRedirect } from './DefaultRedirect.tsx';
import { type ScreenRoute, screenRoute } from './screenRoute.ts';

const queries = () => import(/* webpackChunkName: "customer" */ './homeQueries.ts');

const home = screenRoute(
  'home',
  async () => {
    const code = await import(/* webpackChunkName: "home" */ '../../screens/home/HomeScreen.tsx');
    return code.HomeScreen;
  },
  {
    loadData: loadOfferCode,
    queries,
    firstQueries: () => import(/* webpackChunkName: "home" */ './homeQueries.ts'),
  },
);

/** Without a home the path is one of the unknown ones. */
function HomeRoute() {
  const { homeMode } = useCompany().settings;
  return isHomeActive(homeMode) ? <home.Screen /> : <DefaultRedirect />;
}

export const homeRoutes = {
  home: { ...home, Screen: Object.assign(HomeRoute, { load: home.Screen.load }) },
  start: { Screen: DefaultRedirect },
} satisfies Record<string, ScreenRoute>;
