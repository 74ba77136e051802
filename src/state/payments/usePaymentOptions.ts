import { useCheckoutSettings } from '../tenant/useCheckoutSettings.ts';
import { useCustomer } from '../usePortal.ts';
import { paymentOptionsOf } from './paymentOptionsOf.ts';

export const usePaymentOptions = () => {
  const customer = useCustomer();
  const { data, isError, refetch } = useCheckoutSettings();
  const options = customer && data ? paymentOptionsOf(customer, data) : null;
  return { options, isFailed: isError && !data, retry: () => void refetch() };
};
