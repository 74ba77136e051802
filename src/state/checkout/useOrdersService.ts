import { createContext } from 'react';
import { useService } from '../useService.ts';
import type { OrdersService } from './ordersService.ts';

export const OrdersContext = createContext<OrdersService | null>(null);

export const useOrdersService = (): OrdersService => useService(OrdersContext);
