import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { Parent } from '../bridge/contract.ts';
import { followParent } from '../state/appearance/appearanceStore.ts';
import { useAppearanceStore } from '../state/appearance/useAppearance.ts';
import { useCart, usePrices } from '../state/cart/useCart.ts';
import { usePortal } from '../state/usePortal.ts';
import { pathOfTarget, targetOfPath } from './targets.ts';

/** Keeps portal and parent in step: the parent's commands come in, places and cart go out. Each message says who began. */
export function ParentSync({ parent }: { parent: Parent }) {
  const { company, local } = usePortal();
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const appearance = useAppearanceStore();
  const count = useCart((cart) => cart.entries.length);
  const total = usePrices((prices) => prices.totals.netValue.toFixed(2));
  const fromParent = useRef<string | null>(null);
  const path = location.pathname + location.search;

  useEffect(
    () =>
      parent.listen({
        async navigate(target) {
          const to = pathOfTarget(target);
          fromParent.current = to;
          await navigate(to);
          return { ok: true, value: null };
        },
        update: (changes) => followParent(appearance, local, changes),
        destroy: async () => undefined,
      }),
    [parent, navigate, appearance, local],
  );

  useEffect(() => parent.send('status', { status: 'ready' }), [parent]);

  useEffect(() => {
    const by = fromParent.current === path ? 'parent' : 'portal';
    fromParent.current = null;
    parent.send('navigation', {
      target: targetOfPath(path),
      path,
      by,
      replace: navigationType === 'REPLACE',
    });
  }, [parent, path, navigationType]);

  useEffect(() => {
    parent.send('cart', { count, total, currency: company.currency });
  }, [parent, count, total, company.currency]);

  return null;
}
