import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { GoingProvider } from '../components/Going.tsx';
import { afterPaint } from '../design-system/afterPaint.ts';
import { loadable } from '../design-system/loadable.tsx';
import { ToastProvider } from '../design-system/ToastProvider.tsx';
import { delay } from '../platform/delay.ts';
import { afterFirstAnswers } from '../state/afterFirstAnswers.ts';
import { afterCartIsRead } from '../state/cart/afterCartIsRead.ts';
import { useCustomer, usePortal } from '../state/usePortal.ts';
import { WorkspaceContext } from '../state/useWorkspace.ts';
import { createWorkspace, type Workspace } from '../state/workspace.ts';
import type { Routing } from './appState.ts';
import { CompanyFormat } from './CompanyFormat.tsx';
import type { ParentLink } from './parentLink.ts';
import { Screens } from './Screens.tsx';

const ParentSync = loadable(() => import('./ParentSync.tsx').then((module) => module.ParentSync));

const Behind = loadable(() => import('./behind/Behind.tsx').then((module) => module.Behind));

/** The cart is opened behind the first screen's data, and what only watches behind the cart; no later than this, ms. */
const CART_WAITS = 3_000;

export type ShopProps = { routing: Routing; path: string; link: ParentLink | null };

function CustomersShop({ routing, path, link }: ShopProps) {
  const { t } = useTranslation('common');
  const portal = usePortal();
  const customer = useCustomer();
  const [workspace, setWorkspace] = useState<Workspace>(() =>
    createWorkspace(portal, customer, (opened) => setWorkspace(opened)),
  );
  const [isAnswered, setAnswered] = useState(false);
  const { queries, cart, open, record, end } = workspace;
  useEffect(() => {
    void afterFirstAnswers(queries, CART_WAITS)
      .then(afterPaint)
      .then(() => {
        open();
        setAnswered(true);
      });
    return end;
  }, [queries, open, end]);
  useEffect(() => {
    if (!isAnswered) return;
    let isCurrent = true;
    const isCartComing = customer !== null && !cart;
    void (cart ? afterCartIsRead(cart, CART_WAITS) : delay(isCartComing ? CART_WAITS : 0))
      .then(afterPaint)
      .then(() => {
        if (isCurrent) record();
      });
    return () => {
      isCurrent = false;
    };
  }, [isAnswered, customer, cart, record]);
  const screens = (
    <GoingProvider>
      {link && <ParentSync link={link} />}
      {isAnswered && <Behind />}
      <CompanyFormat>
        <Screens />
      </CompanyFormat>
    </GoingProvider>
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
