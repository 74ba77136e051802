import { createContext } from 'react';
import { useService } from '../useService.ts';
import type { QuickOrderService } from './quickOrderService.ts';

export const QuickOrderContext = createContext<QuickOrderService | null>(null);

export const useQuickOrderService = (): QuickOrderService => useService(QuickOrderContext);
