import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { type ChangedLine, type LineChange, lineChanges } from '../../domain/cart/lineChanges.ts';
import { onOnline } from '../../platform/connectivity.ts';
import { useWorkspace } from '../useWorkspace.ts';
import type { CartChecks } from './cartChecks.ts';
import { changedLines, lineContextOf } from './changedLines.ts';
import { useCart } from './useCart.ts';
import { verifyCart } from './verifyCart.ts';

const unopened = createStore<CartChecks>(() => ({ status: 'unchecked', asOf: null, stock: new Map() }));

const useChecks = <Selected>(select: (checks: CartChecks) => Selected): Selected => {
  const { cart } = useWorkspace();
  return useStore(cart ? cart.checks.state : unopened, select);
};

/**
 * Verifies the cart while a screen shows it: on mount, when lines appear, and after a failure when the network is back.
 * `asOf` is the time of the last known prices, ms since the epoch.
 */
export const useVerification = () => {
  const workspace = useWorkspace();
  const { cart } = workspace;
  const status = useChecks((checks) => checks.status);
  const asOf = useChecks((checks) => checks.asOf);
  const hasLines = useCart(({ entries }) => entries.length > 0);
  const verify = useCallback(() => void verifyCart(workspace), [workspace]);
  useEffect(() => {
    if (cart && hasLines) verify();
  }, [cart, hasLines, verify]);
  useEffect(() => (status === 'unanswered' ? onOnline(verify) : undefined), [status, verify]);
  return { status, asOf, verify };
};

/** The changes of a line since it was added. */
export const useLineChanges = (line: CartLine): readonly LineChange[] => {
  const workspace = useWorkspace();
  const stock = useChecks(useCallback(({ stock }) => stock.get(line.productId) ?? null, [line.productId]));
  return useMemo(() => lineChanges(line, stock, lineContextOf(workspace)), [workspace, line, stock]);
};

/** All lines with changes, in cart order. */
export const useChangedLines = (): ChangedLine[] => {
  const workspace = useWorkspace();
  const entries = useCart((cart) => cart.entries);
  const stock = useChecks((checks) => checks.stock);
  return useMemo(() => changedLines(workspace, entries, stock), [workspace, entries, stock]);
};
