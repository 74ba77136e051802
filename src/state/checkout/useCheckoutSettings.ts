import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../useWorkspace.ts';
import { checkoutSettingsQuery } from './checkoutSettingsQuery.ts';

/** The company's shipping methods and charges. */
export const useCheckoutSettings = () => useQuery(checkoutSettingsQuery(useWorkspace().portal));
