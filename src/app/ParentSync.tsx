import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useCart, useCartTotal } from '../state/cart/useCart.ts';
import { useCompany } from '../state/usePortal.ts';
import type { ParentLink } from './parentLink.ts';
import { targetOfPath } from './targets.ts';

/** Rides along with a place that the parent asked for, so that its own message isn't answered. */
const BY_PARENT = { by: 'parent' };

const isByParent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'by' in state && state.by === 'parent';

/** Keeps portal and parent in step: places come in and go out, the cart goes out. Each message says who began. */
export function ParentSync({ link }: { link: ParentLink }) {
  const { parent } = link;
  const company = useCompany();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const navigationType = useNavigationType();
  const count = useCart((cart) => cart.entries.length);
  const total = useCartTotal()?.toFixed(2) ?? null;
  const path = pathname + search;

  useEffect(() => {
    link.setNavigate((to) => void navigate(to, { state: BY_PARENT }));
    return () => link.setNavigate(null);
  }, [link, navigate]);

  useEffect(() => {
    const by = isByParent(state) ? 'parent' : 'portal';
    parent.send('navigation', {
      target: targetOfPath(path),
      path,
      by,
      replace: navigationType === 'REPLACE',
    });
  }, [parent, path, state, navigationType]);

  useEffect(() => {
    if (total !== null) parent.send('cart', { count, total, currency: company.currency });
  }, [parent, count, total, company.currency]);

  return null;
}
