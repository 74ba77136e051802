import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../usePortal.ts';
import { checkoutSettingsQuery } from './checkoutSettingsQuery.ts';

/** The company's shipping methods, charges and sales terms. */
export const useCheckoutSettings = () => useQuery(checkoutSettingsQuery(usePortal().http));
