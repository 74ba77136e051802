import { createContext } from 'react';
import { useStore } from 'zustand';
import type { Customer } from '../domain/access/customer.ts';
import { arePricesHidden } from '../domain/catalogue/arePricesHidden.ts';
import type { Company } from '../domain/tenant/company.ts';
import { customerOf, type SessionState } from './access/sessionStore.ts';
import type { PortalContext } from './portal.ts';
import { useService } from './useService.ts';

export const PortalProvider = createContext<PortalContext | null>(null);

export const usePortal = (): PortalContext => useService(PortalProvider);

export const useCompany = (): Company => usePortal().company;

export const useSession = (): SessionState => useStore(usePortal().session);

/** Null for visitors. */
export const useCustomer = (): Customer | null => useStore(usePortal().session, customerOf);

/** Whether prices are hidden (rules: Hidden prices). `viewShowsPrices`: what is shown forces showing them. */
export const usePricesHidden = (viewShowsPrices = false): boolean =>
  arePricesHidden(useCompany().settings, useCustomer(), viewShowsPrices);
