import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import { loadCheckoutSettings } from '../../api/checkout/loadCheckoutSettings.ts';

export const checkoutSettingsQuery = (http: Http) =>
  queryOptions({
    queryKey: ['checkout-settings'],
    queryFn: () => loadCheckoutSettings(http),
    staleTime: Number.POSITIVE_INFINITY,
  });
