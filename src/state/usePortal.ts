import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { arePricesHidden } from '../domain/catalogue/arePricesHidden.ts';
import type { Customer } from '../domain/session/customer.ts';
import type { Company } from '../domain/tenant/company.ts';
import type { Portal } from './portal.ts';
import { customerOf, type SessionState } from './session/sessionStore.ts';

export const PortalContext = createContext<Portal | null>(null);

export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('A component of the portal was rendered outside of it');
  return portal;
};

export const useCompany = (): Company => usePortal().company;

export const useSession = (): SessionState => useStore(usePortal().session);

/** Null for visitors. */
export const useCustomer = (): Customer | null => useStore(usePortal().session, customerOf);

/** Whether prices are hidden (specification §6). */
export const usePricesHidden = (): boolean => arePricesHidden(useCompany().settings, useCustomer());
