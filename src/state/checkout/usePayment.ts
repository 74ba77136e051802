import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { usePrices } from '../cart/usePrices.ts';

export const usePayment = (): ChosenPayment | null => usePrices(({ payment }) => payment);
