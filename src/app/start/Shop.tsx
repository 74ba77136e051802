import type { i18n } from 'i18next';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { NavigationProvider } from '../../components/NavigationProvider.tsx';
import { isServedByWorker } from '../../design-system/isServedByWorker.ts';
import { loadOverlays } from '../../design-system/lazyOverlays.tsx';
import { OverlayFailedContext } from '../../design-system/OverlayBoundary.tsx';
import { ToastProvider } from '../../design-system/ToastProvider.tsx';
import { usePortalRoot } from '../../design-system/theme/overlayContainer.ts';
import { isHomeActive } from '../../domain/tenant/homeMode.ts';
import { createBackgroundTasks } from '../../platform/backgroundTasks.ts';
import { isForVisitors } from '../../routing/isForVisitors.ts';
import { nextPath, paths } from '../../routing/paths.ts';
import { endOf, lastVisitOf } from '../../state/access/sessionStore.ts';
import { useSessionService } from '../../state/access/useSessionService.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import type { PortalContext } from '../../state/portal.ts';
import { useCustomer, usePortal, useSession } from '../../state/usePortal.ts';
import { whenQueriesSettle } from '../../state/whenQueriesSettle.ts';
import { BackgroundBoundary } from '../background/BackgroundBoundary.tsx';
import { ParentSync } from '../embedding/ParentSync.tsx';
import type { ParentLink } from '../embedding/parentLink.ts';
import { keepLook } from '../firstPaint/companyLook.ts';
import { OverlayFailed } from '../layout/OverlayFailed.tsx';
import { BackgroundTasks, loadOfferCode, SessionEnded } from '../loadCode.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { Screens } from '../routes/Screens.tsx';
import { loadScreen, startScreenQueries } from '../routes/screens.ts';
import { createWorkspace, type Workspace } from '../workspace/createWorkspace.ts';
import { WorkspaceProvider } from '../workspace/WorkspaceProvider.tsx';
import type { Routing } from './appState.ts';
import { CompanyFormat } from './CompanyFormat.tsx';

export { LoginEnd } from '../routes/LoginEnd.tsx';

/**
 * Loads the screen that a login leads to, and the store, and keeps the look of the login. `search`: the query of the login's URL.
 */
export const preloadAfterLogin = (
  search: string,
  { local, company }: PortalContext,
  translator: i18n,
): void => {
  keepLook(local, company);
  const start = isHomeActive(company.settings.homeMode) ? paths.home() : paths.store();
  void loadScreen(nextPath(search) ?? start, translator);
  void loadScreen(paths.store(), translator);
  void loadOfferCode().catch(() => undefined);
};

export type ShopProps = { routing: Routing; path: string; link: ParentLink | null };

const useWorkspace = (path: string): Workspace | null => {
  const portal = usePortal();
  const customer = useCustomer();
  const { i18n: translator } = useTranslation();
  const [workspace, setWorkspace] = useState<Workspace | null>(null);
  const { language } = useAppearance();
  const create = useEffectEvent(() => {
    const created = createWorkspace(portal, customer);
    const { queries, catalogue } = created;
    startScreenQueries({ ...created.portal, customer, queries, catalogue, language }, path, true);
    // The first formatter takes 13 ms: they pass while the answers are awaited.
    new Intl.NumberFormat(language);
    return created;
  });
  const show = useEffectEvent((created: Workspace) => {
    const hasEverything = isServedByWorker() && lastVisitOf(portal.session.getState()) !== null;
    // All of the screen at once, with the last visit's data: rendering it bit by bit takes a phone twice the time.
    if (hasEverything) void loadScreen(path, translator).then(() => setWorkspace(created));
    // A transition: rendering the whole shop doesn't block the page.
    else startTransition(() => setWorkspace(created));
  });
  useLayoutEffect(() => {
    const created = create();
    show(created);
    return created.dispose;
  }, []);
  return workspace;
};

// A press isn't interrupted: what is rendered between its down and up could take its click.
const USES = ['keydown', 'click'];

/** Starts what the first screen doesn't need, once that has its data. True when the background tasks may be rendered: then, or with the first key or click, whose focus they follow. */
const useBackgroundStart = ({ queries, cart, favourites, analytics, keepVisit }: Workspace): boolean => {
  const { errors } = usePortal();
  const { i18n: translator } = useTranslation();
  const root = usePortalRoot();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => startTransition(() => setSettled(true));
    const tasks = createBackgroundTasks(whenQueriesSettle(queries), errors.report);
    tasks.add('Opening the cart', cart.open);
    tasks.add('Starting the background tasks', settle);
    tasks.add('Loading overlays', loadOverlays);
    tasks.add('Opening the favourites', favourites.open);
    tasks.add('Starting analytics', analytics.start);
    tasks.add('Keeping the visit', keepVisit);
    for (const path of [paths.store(), paths.product(0), paths.cart()])
      tasks.add('Preloading screens', () => loadScreen(path, translator));
    for (const use of USES) root.addEventListener(use, settle, { once: true });
    return () => {
      tasks.stop();
      for (const use of USES) root.removeEventListener(use, settle);
    };
  }, [root, errors, translator, queries, cart, favourites, analytics, keepVisit]);
  return isSettled;
};

function OpenShop({ workspace, routing, path, link }: ShopProps & { workspace: Workspace }) {
  const { t, i18n: translator } = useTranslation('common');
  const isSettled = useBackgroundStart(workspace);
  const screens = (
    <NavigationProvider>
      {link && <ParentSync link={link} />}
      {isSettled && (
        <BackgroundBoundary>
          <BackgroundTasks
            preloadCode={(url) => void loadScreen(url, translator)}
            startQueries={startScreenQueries}
          />
        </BackgroundBoundary>
      )}
      <CompanyFormat>
        <Screens />
      </CompanyFormat>
    </NavigationProvider>
  );
  return (
    <WorkspaceProvider workspace={workspace}>
      <OverlayFailedContext value={OverlayFailed}>
        <ToastProvider label={t('notices')} closeLabel={t('action.close')}>
          {routing === 'browser' ? (
            <BrowserRouter>{screens}</BrowserRouter>
          ) : (
            <MemoryRouter initialEntries={[path]}>{screens}</MemoryRouter>
          )}
        </ToastProvider>
      </OverlayFailedContext>
    </WorkspaceProvider>
  );
}

function CustomersShop(props: ShopProps) {
  const workspace = useWorkspace(props.path);
  return workspace ? <OpenShop workspace={workspace} {...props} /> : <PageSkeleton />;
}

/**
 * The portal after the login. Each customer gets a new instance, so that nothing of the previous customer remains. A parent that gives no
 * session is asked again when the customer wants it; the screens of one that is paused stay.
 */
export function Shop(props: ShopProps) {
  const { parent, company } = usePortal();
  const session = useSession();
  const { start } = useSessionService();
  if (parent && session.status === 'out' && !isForVisitors(props.path, company.openPortal)) {
    return <SessionEnded onRetry={() => void start(null)} />;
  }
  const key =
    session.status === 'in'
      ? `${session.customer.email} ${session.customer.clientId} ${session.round}`
      : 'visitor';
  const isPaused = endOf(session) !== undefined && session.status === 'in';
  return (
    <>
      <div style={{ display: 'contents', visibility: isPaused ? 'hidden' : 'inherit' }}>
        <CustomersShop key={key} {...props} />
      </div>
      {isPaused && <SessionEnded onRetry={() => void start(null)} />}
    </>
  );
}
