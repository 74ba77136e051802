import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Offer } from '../../domain/catalogue/product.ts';
import { type EarlierLine, type OrderAgainLine, orderAgain } from '../../domain/history/orderAgain.ts';
import type { AddResult } from '../cart/addToCart.ts';
import { useCart, useIsCartOpen, useLineContext } from '../cart/useCart.ts';
import { useCartService } from '../cart/useCartService.ts';
import { useCompany } from '../usePortal.ts';
import {
  addOrderAgain,
  baseQuantitiesInCart,
  loadOrderOffers,
  type OrderAgainSelection,
  type RequestedAgain,
} from './orderAgainOffers.ts';

const NO_OFFERS: ReadonlyMap<number, Offer> = new Map();

type Options<Line> = {
  key: readonly unknown[];
  requested: readonly RequestedAgain[] | null;
  /** The lines, with the offers of those that are still sold. Must be the same function for the same lines. */
  linesOf(offers: ReadonlyMap<number, Offer>): readonly Line[];
  section: string;
};

/**
 * Lines of an earlier order or a list with today's availability (rules: History). Stock in the cart counts as used. Null
 * while loading.
 */
export const useLinesToday = <Line extends EarlierLine>({
  key,
  requested,
  linesOf,
  section,
}: Options<Line>) => {
  const cart = useCartService();
  const { settings } = useCompany();
  const context = useLineContext();
  const isOpen = useIsCartOpen();
  const today = useQuery({
    queryKey: ['lines-today', ...key],
    enabled: requested !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const actions = await cart.open();
      return actions ? loadOrderOffers(actions, requested ?? []) : NO_OFFERS;
    },
  });
  const entries = useCart((state) => state.entries);
  const offers = today.data;
  const { sizeInput } = context.pricing.settings;
  const inCart = useMemo(() => baseQuantitiesInCart(entries, sizeInput), [entries, sizeInput]);
  const lines = useMemo(
    (): OrderAgainLine<Line>[] | null =>
      offers ? orderAgain(linesOf(offers), offers, inCart, context) : null,
    [linesOf, offers, inCart, context],
  );
  return {
    lines,
    inCart,
    isFailed: lines === null && today.isError,
    isOpen,
    context,
    settings,
    retry: () => void today.refetch(),
    add: (chosen: readonly OrderAgainSelection[]): AddResult => addOrderAgain(cart, chosen, section),
  };
};
