import { createContext } from 'react';
import { useService } from '../useService.ts';
import type { CartService } from './cartService.ts';

export const CartContext = createContext<CartService | null>(null);

export const useCartService = (): CartService => useService(CartContext);
