import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { ChangedLine, LineChange } from '../../domain/cart/lineChanges.ts';
import { onOnline } from '../../platform/connectivity.ts';
import type { CartChecks } from './cartChecks.ts';
import { changedLines, changesOfLine } from './changedLines.ts';
import { useCart, useIsCartOpen, useLineContext } from './useCart.ts';
import { useCartService } from './useCartService.ts';

const useChecks = <Selected>(select: (checks: CartChecks) => Selected): Selected =>
  useStore(useCartService().checks, select);

/**
 * Verifies the cart while a screen shows it: on mount, when lines appear, and after a failure when the network is back.
 * `asOf` is the time of the last known prices, ms since the epoch.
 */
export const useVerification = () => {
  const cart = useCartService();
  const isOpen = useIsCartOpen();
  const status = useChecks((checks) => checks.status);
  const asOf = useChecks((checks) => checks.asOf);
  const hasLines = useCart(({ entries }) => entries.length > 0);
  const verify = useCallback(() => void cart.actions()?.verify(), [cart]);
  useEffect(() => {
    if (isOpen && hasLines) verify();
  }, [isOpen, hasLines, verify]);
  useEffect(() => (status === 'unanswered' ? onOnline(verify) : undefined), [status, verify]);
  return { status, asOf, verify };
};

export const useLineChanges = (line: CartLine): readonly LineChange[] => {
  const context = useLineContext();
  const stock = useChecks(useCallback(({ stock }) => stock.get(line.productId) ?? null, [line.productId]));
  return changesOfLine(context, line, stock);
};

export const useChangedLines = (): ChangedLine[] => {
  const context = useLineContext();
  const entries = useCart((cart) => cart.entries);
  const stock = useChecks((checks) => checks.stock);
  return useMemo(() => changedLines(context, entries, stock), [context, entries, stock]);
};
