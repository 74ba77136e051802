import { type ChosenPayment, chosenPayment, toPayer } from '../../domain/payments/paymentMethod.ts';
import { useCart } from '../cart/useCart.ts';
import { useCustomer } from '../usePortal.ts';
import { useCheckoutSettings } from './useCheckoutSettings.ts';

/** The payment method with its charge; null with payment terms, and while none is chosen. */
export const usePayment = (): ChosenPayment | null => {
  const customer = useCustomer();
  const chosen = useCart(({ details }) => details.paymentMethod);
  const { data } = useCheckoutSettings();
  return customer && chosenPayment(chosen, toPayer(customer), data?.paymentCharges ?? {});
};
