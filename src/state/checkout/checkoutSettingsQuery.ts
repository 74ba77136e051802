import { queryOptions } from '@tanstack/react-query';
import { loadCheckoutSettings } from '../../api/checkout/loadCheckoutSettings.ts';
import type { Portal } from '../portal.ts';

/** The company's shipping methods and charges. */
export const checkoutSettingsQuery = ({ http }: Pick<Portal, 'http'>) =>
  queryOptions({
    queryKey: ['checkout-settings'],
    queryFn: () => loadCheckoutSettings(http),
    staleTime: Number.POSITIVE_INFINITY,
  });
