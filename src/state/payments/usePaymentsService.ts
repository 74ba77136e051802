import { createContext } from 'react';
import { useService } from '../useService.ts';
import type { PaymentsService } from './paymentsService.ts';

export const PaymentsContext = createContext<PaymentsService | null>(null);

/** Also for visitors, who pay by a public form. */
export const usePaymentsService = (): PaymentsService => useService(PaymentsContext);
