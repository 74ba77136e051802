import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { ToastProvider } from '../design-system/ToastProvider.tsx';
import { useCustomer, usePortal } from '../state/usePortal.ts';
import { WorkspaceContext } from '../state/useWorkspace.ts';
import { createWorkspace } from '../state/workspace.ts';
import type { Routing } from './appState.ts';
import { ParentSync } from './ParentSync.tsx';
import type { ParentLink } from './parentLink.ts';
import { Screens } from './Screens.tsx';

export type ShopProps = { routing: Routing; path: string; link: ParentLink | null };

function CustomersShop({ routing, path, link }: ShopProps) {
  const { t } = useTranslation('common');
  const portal = usePortal();
  const customer = useCustomer();
  const [workspace] = useState(() => createWorkspace(portal, customer));
  useEffect(() => {
    workspace.start();
    return () => workspace.end();
  }, [workspace]);
  const screens = (
    <>
      {link && <ParentSync link={link} />}
      <Screens />
    </>
  );
  return (
    <WorkspaceContext value={workspace}>
      <QueryClientProvider client={workspace.queries}>
        <ToastProvider label={t('notices')} closeLabel={t('action.close')}>
          {routing === 'browser' ? (
            <BrowserRouter>{screens}</BrowserRouter>
          ) : (
            <MemoryRouter initialEntries={[path]}>{screens}</MemoryRouter>
          )}
        </ToastProvider>
      </QueryClientProvider>
    </WorkspaceContext>
  );
}

/** Everything behind the login. Another customer gets another shop, with nothing of the one before. */
export function Shop(props: ShopProps) {
  const customer = useCustomer();
  return <CustomersShop key={customer ? `${customer.email} ${customer.clientId}` : 'visitor'} {...props} />;
}
