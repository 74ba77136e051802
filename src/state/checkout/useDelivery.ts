import type { Delivery } from '../../domain/checkout/delivery.ts';
import { usePrices } from '../cart/usePrices.ts';

/** How the cart is delivered; null while the methods are unknown. */
export const useDelivery = (): Delivery | null => usePrices(({ delivery }) => delivery);
