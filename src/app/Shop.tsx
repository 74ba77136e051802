import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { NavigationProvider } from '../components/NavigationProvider.tsx';
import { loadOverlays } from '../design-system/lazyOverlays.tsx';
import { OverlayFailedContext } from '../design-system/OverlayBoundary.tsx';
import { ToastProvider } from '../design-system/ToastProvider.tsx';
import { createBackgroundTasks } from '../platform/backgroundTasks.ts';
import { useCustomer, usePortal } from '../state/usePortal.ts';
import { WorkspaceContext } from '../state/useWorkspace.ts';
import { whenQueriesSettle } from '../state/whenQueriesSettle.ts';
import { createWorkspace, type Workspace } from '../state/workspace.ts';
import type { Routing } from './appState.ts';
import { CompanyFormat } from './CompanyFormat.tsx';
import { BackgroundTasks } from './lazyCustomerParts.ts';
import { OverlayFailed } from './OverlayFailed.tsx';
import { ParentSync } from './ParentSync.tsx';
import type { ParentLink } from './parentLink.ts';
import { Screens } from './Screens.tsx';

export type ShopProps = { routing: Routing; path: string; link: ParentLink | null };

function CustomersShop({ routing, path, link }: ShopProps) {
  const { t } = useTranslation('common');
  const portal = usePortal();
  const customer = useCustomer();
  const [workspace, setWorkspace] = useState<Workspace>(() =>
    createWorkspace(portal, customer, (opened) => setWorkspace(opened)),
  );
  const [isSettled, setSettled] = useState(false);
  const { queries, open, openFavourites, record, end } = workspace;
  useEffect(() => {
    const tasks = createBackgroundTasks(whenQueriesSettle(queries), portal.errors.report);
    tasks.add('Opening the cart', open);
    tasks.add('Starting the background tasks', () => setSettled(true));
    tasks.add('Loading dialogs, menus and toasts', loadOverlays);
    tasks.add('Opening the favourites', openFavourites);
    tasks.add('Starting analytics', record);
    return () => {
      tasks.stop();
      end();
    };
  }, [portal, queries, open, openFavourites, record, end]);
  const screens = (
    <NavigationProvider>
      {link && <ParentSync link={link} />}
      {isSettled && <BackgroundTasks />}
      <CompanyFormat>
        <Screens />
      </CompanyFormat>
    </NavigationProvider>
  );
  return (
    <WorkspaceContext value={workspace}>
      <QueryClientProvider client={workspace.queries}>
        <OverlayFailedContext value={OverlayFailed}>
          <ToastProvider label={t('notices')} closeLabel={t('action.close')}>
            {routing === 'browser' ? (
              <BrowserRouter>{screens}</BrowserRouter>
            ) : (
              <MemoryRouter initialEntries={[path]}>{screens}</MemoryRouter>
            )}
          </ToastProvider>
        </OverlayFailedContext>
      </QueryClientProvider>
    </WorkspaceContext>
  );
}

/** The portal after the login. Each customer gets a new instance, so that nothing of the previous customer remains. */
export function Shop(props: ShopProps) {
  const customer = useCustomer();
  return <CustomersShop key={customer ? `${customer.email} ${customer.clientId}` : 'visitor'} {...props} />;
}
