import { useCheckoutSettings } from '../tenant/useCheckoutSettings.ts';
import { useCustomer } from '../usePortal.ts';
import { paymentOptionsOf } from './paymentOptionsOf.ts';

/** How the customer may pay; null while loading and for visitors. */
export const usePaymentOptions = () => {
  const customer = useCustomer();
  const { data, isError, refetch } = useCheckoutSettings();
  const options = customer && data ? paymentOptionsOf(customer, data) : null;
  return { options, isFailed: isError && !data, retry: () => void refetch() };
};
