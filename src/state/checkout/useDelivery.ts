import { type Delivery, deliveryOf } from '../../domain/checkout/delivery.ts';
import { useCart } from '../cart/useCart.ts';
import { useCustomer } from '../usePortal.ts';
import { useCheckoutSettings } from './useCheckoutSettings.ts';

/** How the cart is delivered; null while the methods are unknown. */
export const useDelivery = (): Delivery | null => {
  const customer = useCustomer();
  const details = useCart((cart) => cart.details);
  const { data } = useCheckoutSettings();
  return customer && data ? deliveryOf(data.shippingMethods, customer, details) : null;
};
