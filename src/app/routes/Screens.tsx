import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { isForVisitors } from '../../routing/isForVisitors.ts';
import { type Route as RouteData, routes } from '../../routing/routes.ts';
import { screenAt } from '../../routing/screenAt.ts';
import { useRecordFact } from '../../state/analytics/useRecordFact.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCatalogueService } from '../../state/catalogue/useCatalogueService.ts';
import { useCompany, useCustomer, usePortal } from '../../state/usePortal.ts';
import { Layout } from '../layout/Layout.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { DefaultRedirect } from './DefaultRedirect.tsx';
import { loadScreen, screens, startScreenQueries } from './screens.ts';
import { VisitorRefused } from './VisitorRefused.tsx';

/** Each path once, though several screens may share it. */
const pathsOf = (isBare: boolean): string[] => {
  const matching = Object.values<RouteData>(routes).filter((route) => Boolean(route.isBare) === isBare);
  return [...new Set(matching.map(({ path }) => path))];
};

function ScreenHere() {
  const { pathname, search } = useLocation();
  const at = screenAt(pathname + search);
  const { Screen } = at ? screens[at.name] : { Screen: DefaultRedirect };
  return <Screen />;
}

const routesTo = (paths: readonly string[]) =>
  paths.map((path) => <Route key={path} path={path} element={<ScreenHere />} />);

const bareRoutes = routesTo(pathsOf(true));
const pageRoutes = routesTo(pathsOf(false));

/**
 * Asks what the screen at each new address shows first, while its code may still be loading; then loads the code of its data. The first
 * one asks by itself, or was asked for before anything was rendered (`start/Shop.tsx`).
 */
const useStartScreen = (address: string) => {
  const portal = usePortal();
  const customer = useCustomer();
  const queries = useQueryClient();
  const catalogue = useCatalogueService();
  const { language } = useAppearance();
  const { i18n: translator } = useTranslation();
  const first = useRef(address);
  const start = useEffectEvent((at: string) => {
    if (at === first.current) return;
    first.current = '';
    startScreenQueries({ ...portal, customer, queries, catalogue, language }, at);
  });
  useLayoutEffect(() => start(address), [address]);
  useEffect(() => {
    void afterPaint().then(() => loadScreen(address, translator));
  }, [address, translator]);
};

/** Shows the screen of the current path; its code comes when it is first shown. Visitors see only what is for them. */
export function Screens() {
  const location = useLocation();
  const { openPortal } = useCompany();
  const isCustomer = useCustomer() !== null;
  const address = location.pathname + location.search;
  useRecordFact({ kind: 'location', at: location, via: useNavigationType() });
  useStartScreen(address);
  if (!isCustomer && !isForVisitors(address, openPortal)) return <VisitorRefused />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {bareRoutes}
        <Route element={<Layout />}>{pageRoutes}</Route>
        <Route path="*" element={<DefaultRedirect />} />
      </Routes>
    </Suspense>
  );
}
