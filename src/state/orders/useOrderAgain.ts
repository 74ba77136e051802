import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OrderAgainLine, orderAgain } from '../../domain/orders/orderAgain.ts';
import type { AddResult } from '../cart/addToCart.ts';
import { lineContextOf } from '../cart/changedLines.ts';
import { useCart } from '../cart/useCart.ts';
import { useWorkspace } from '../useWorkspace.ts';
import type { OrderAgainSelection } from './orderAgain.ts';
import { useTransaction } from './useTransactions.ts';

const load = () => import(/* webpackChunkName: "customer" */ './orderAgain.ts');

/**
 * The lines of an earlier order with today's availability (experience: History). Stock in the cart counts as used. Null
 * while loading.
 */
export const useOrderAgain = (id: string) => {
  const workspace = useWorkspace();
  const context = lineContextOf(workspace);
  const { data: transaction, problem, retry } = useTransaction(id);
  const today = useQuery({
    queryKey: ['order-again', id],
    enabled: transaction !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      if (!transaction) return null;
      const { loadOrderOffers, addOrderAgain, baseQuantitiesInCart } = await load();
      return { offers: await loadOrderOffers(workspace, transaction), addOrderAgain, baseQuantitiesInCart };
    },
  });
  const entries = useCart((cart) => cart.entries);
  const { data } = today;
  const lines = useMemo(
    (): OrderAgainLine[] | null =>
      transaction && data
        ? orderAgain(transaction.lines, data.offers, data.baseQuantitiesInCart(entries, workspace), context)
        : null,
    [transaction, data, entries, workspace, context],
  );
  return {
    transaction: transaction ?? null,
    lines,
    isFailed: lines === null && (problem !== null || today.isError),
    /** The cart is open. */
    isOpen: workspace.cart !== null,
    context,
    settings: workspace.portal.company.settings,
    retry: () => {
      if (problem) retry();
      else void today.refetch();
    },
    add: (chosen: readonly OrderAgainSelection[]): AddResult =>
      data?.addOrderAgain(workspace, chosen) ?? { ok: false, reason: 'no_products' },
  };
};
