import { paymentMethods, toPayer } from '../../domain/payments/paymentMethod.ts';
import { useCheckoutSettings } from '../checkout/useCheckoutSettings.ts';
import { useCustomer } from '../usePortal.ts';
import type { PaymentOptions } from './paymentOptions.ts';

/** How the customer may pay; null while loading and for visitors. */
export const usePaymentOptions = () => {
  const customer = useCustomer();
  const { data, isError, refetch } = useCheckoutSettings();
  const payer = customer && toPayer(customer);
  const options: PaymentOptions | null =
    payer && data
      ? {
          methods: paymentMethods(payer),
          gateways: payer.gateways,
          charges: data.paymentCharges,
          settings: data.paymentSettings,
        }
      : null;
  return { options, isFailed: isError && !data, retry: () => void refetch() };
};
