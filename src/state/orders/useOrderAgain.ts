import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OrderAgainLine, orderAgain } from '../../domain/orders/orderAgain.ts';
import type { AddResult } from '../cart/addToCart.ts';
import { useCart, useIsCartOpen, useLineContext } from '../cart/useCart.ts';
import { useCartService } from '../cart/useCartService.ts';
import { useCompany } from '../usePortal.ts';
import {
  addOrderAgain,
  baseQuantitiesInCart,
  loadOrderOffers,
  type OrderAgainSelection,
} from './orderAgain.ts';
import { useTransaction } from './useTransactions.ts';

/**
 * The lines of an earlier order with today's availability (experience: History). Stock in the cart counts as used. Null
 * while loading.
 */
export const useOrderAgain = (id: string) => {
  const cart = useCartService();
  const { settings } = useCompany();
  const context = useLineContext();
  const isOpen = useIsCartOpen();
  const { data: transaction, problem, retry } = useTransaction(id);
  const today = useQuery({
    queryKey: ['order-again', id],
    enabled: transaction !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      await cart.open();
      return transaction ? loadOrderOffers(cart, transaction) : null;
    },
  });
  const entries = useCart((state) => state.entries);
  const offers = today.data;
  const lines = useMemo(
    (): OrderAgainLine[] | null =>
      transaction && offers
        ? orderAgain(
            transaction.lines,
            offers,
            baseQuantitiesInCart(entries, context.pricing.settings.sizeInput),
            context,
          )
        : null,
    [transaction, offers, entries, context],
  );
  return {
    transaction: transaction ?? null,
    lines,
    isFailed: lines === null && (problem !== null || today.isError),
    /** The cart is open. */
    isOpen,
    context,
    settings,
    retry: () => {
      if (problem) retry();
      else void today.refetch();
    },
    add: (chosen: readonly OrderAgainSelection[]): AddResult => addOrderAgain(cart, chosen),
  };
};
