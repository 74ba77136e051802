import type { Delivery } from '../../domain/checkout/delivery.ts';
import { usePrices } from '../cart/usePrices.ts';

export const useDelivery = (): Delivery | null => usePrices(({ delivery }) => delivery);
