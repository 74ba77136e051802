import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { usePrices } from '../cart/usePrices.ts';

/** The payment method with its charge; null with payment terms, and while none is chosen. */
export const usePayment = (): ChosenPayment | null => usePrices(({ payment }) => payment);
