import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../usePortal.ts';
import { checkoutSettingsQuery } from './checkoutSettingsQuery.ts';

export const useCheckoutSettings = () => useQuery(checkoutSettingsQuery(usePortal().http));
